### The rules of Æselspillet, as refusals.

AE-04 = A card goes only on a number exactly one above or below its own.
AE-09 = A turn begins by turning over a new card.
AE-13 = First lay the card that was turned.
AE-15 = A one goes to the middle of the table.
AE-16 = The middle is built upward one at a time, beginning with a one.
AE-22 = The pile is turned over only at the start of a turn.
AE-A08 = Only the top card of one's own visible pile may be moved.
AE-A11 = It is too late to claim that a place was overlooked, or there was nothing to claim.
AE-A29 = Nothing can be laid with a player who is out.
AE-A30 = A turn may not be ended while there is something left to do.
