### What happened, one message per event type.
### $you: "yes" where the reader did or suffered it; $name: who did otherwise; cards, suits and other seats are names.

event-match_started = { $game }, { $players } players. The seed of all shuffles has the hash { $commitment }.
event-deal_started = Deal { $deal_number }. { $you ->
    [yes] You deal.
   *[no] { $name } deals.
 }
event-extra_hand = Extra hand between { $extra_hand }. { $you ->
    [yes] You deal.
   *[no] { $name } deals.
 }
event-hand_dealt = { $you ->
    [yes] You get { $count ->
        [one] one card
       *[other] { $count } cards
     }
   *[no] { $name } gets { $count ->
        [one] one card
       *[other] { $count } cards
     }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-hand_shown = { $you ->
    [yes] You lay your hand open: { $cards }.
   *[no] { $name } lays the hand open: { $cards }.
 }
event-taken_back = { $you ->
    [yes] Your last action is taken back by { $by }.
   *[no] The last action of { $name } is taken back by { $by }.
 }
event-deal_ended = The deal is over: { $reason }.
event-match_ended = The match is over: { $reason }. { $ranking ->
    [none] Nobody has won.
   *[other] { $ranking }.
 }
event-seed_opened = The seed was { $seed }.

## The Olsens of the Crazy Eights family

event-start_card_turned = { $card } is turned up to start.
event-card_played = { $you ->
    [yes] You { $family ->
        [hearts] play
       *[other] lay
     } { $card }.
   *[no] { $name } { $family ->
        [hearts] plays
       *[other] lays
     } { $card }.
 }
event-suit_named = { $you ->
    [yes] You name { $suit }.
   *[no] { $name } names { $suit }.
 }
event-cards_drawn = { $you ->
    [yes] You draw
   *[no] { $name } draws
 } { $count ->
    [one] a card
   *[other] { $count } cards
 }{ $why ->
    [twos] {" "}because of the twos
    [forgot] {" "}for the forgotten call
    [caught] {" "}for being caught
    [false_call] {" "}for calling without cause
    [ace] {" "}because of the ace
   *[stuck] {""}
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-pile_reshuffled = { $count ->
    [one] One discard is
   *[other] { $count } discards are
 } shuffled and become the new draw pile.
event-direction_turned = Play turns round and now goes { $direction ->
    [clockwise] clockwise
   *[anticlockwise] anticlockwise
 }.
event-seat_skipped = { $you ->
    [yes] You are skipped.
   *[no] { $name } is skipped.
 }
event-turn_passed = { $you ->
    [yes] You pass.
   *[no] { $name } passes.
 }
event-olsen_called = { $you ->
    [yes] You say "Olsen!"
   *[no] { $name } says "Olsen!"
 }
event-call_forgotten = { $you ->
    [yes] You did not say "Olsen" in time.
   *[no] { $name } did not say "Olsen" in time.
 }
event-caught = { $you ->
    [yes] You are caught by { $by }: "Olsen" was not said.
   *[no] { $name } is caught by { $by }: "Olsen" was not said.
 }

## The Hearts family

event-cards_given = { $you ->
    [yes] You give three cards to { $to }
   *[no] { $name } gives three cards to { $to }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-cards_received = { $you ->
    [yes] You receive three cards from { $from }
   *[no] { $name } receives three cards from { $from }
 }{ $cards ->
    [none] .
   *[other] : { $cards }.
 }
event-revoked = { $you ->
    [yes] A revoke of yours comes to light: you held { $card }'s suit and did not follow.
   *[no] A revoke of { $name } comes to light with { $card }.
 }
event-hearts_broken = Hearts are broken by { $object }.
event-trick_taken = { $you ->
    [yes] You take the trick
   *[no] { $name } takes the trick
 }: { $cards }.

## Æselspillet

event-card_turned = { $you ->
    [yes] You turn { $number }.
   *[no] { $name } turns { $number }.
 }
event-card_laid = { $you ->
    [yes] You lay
   *[no] { $name } lays
 } { $number } { $where ->
    [centre] in the centre
    [own] { $you ->
        [yes] on your own pile
       *[no] on their own pile
     }
    [yours] on your pile
   *[other] on the pile of { $to }
 }.
event-card_moved = { $you ->
    [yes] You move
   *[no] { $name } moves
 } { $number } { $where ->
    [centre] to the centre
    [own] { $you ->
        [yes] to your own pile
       *[no] to their own pile
     }
    [yours] to your pile
   *[other] to the pile of { $to }
 }.
event-pile_turned = { $you ->
    [yes] You turn your visible pile over.
   *[no] { $name } turns the visible pile over.
 }
event-placement_overlooked = { $you ->
    [yes] You overlooked a placement
   *[no] { $name } overlooked a placement
 }{ $case ->
    [a] : the card had a place elsewhere
    [b] : the centre comes first
    [c] : another pile was nearer
    [visible] : the visible top had a place
   *[other] {""}
 }{ $by ->
    [none] .
   *[other] {""}, as { $by } noticed.
 }
event-donkey_moved = { $you ->
    [yes] You get the donkey.
   *[no] { $name } gets the donkey.
 }
event-gift_given = { $you ->
    [yes] You get a card as a gift from { $from }.
   *[no] { $name } gets a card as a gift from { $from }.
 }
event-seat_out = { $you ->
    [yes] You have no cards left.
   *[no] { $name } has no cards left.
 }

## Why a deal or a match ended

reason-last_card = the last card is laid
reason-blocked = nobody can move
reason-hand_played = all cards are played
reason-target = the agreed score is reached
reason-deals = the agreed deals are played
reason-rounds = the agreed rounds are won
reason-tie_broken = the tie is broken
reason-shared = the lowest score is shared
reason-stalemate = the game goes in circles
reason-abandoned = it was abandoned
