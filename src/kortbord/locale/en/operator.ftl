### `kortbord operator`. Codes, addresses and numbers are data.

operator-answer = { $sentence }
operator-no-folder = No server has run on the data folder { $folder }. Name its folder with --data.
operator-address = '{ $address }' is no address of a server: it begins with http:// or https://.
operator-no-server = No server answers at { $address }. Start it, or name its address with --server.
operator-on-off = The chat can be 'on' or 'off', not { $given }.
operator-table = { $code }  { $game }, { $phase }: { $seats } seats, people: { $people }, connected: { $connected }; last changed { $updated_at }
operator-no-tables = No table is open.
operator-closed = Table { $code } is closed.
operator-chat = { $state ->
    [on] People may write at table { $code } again.
   *[off] Nobody can write at table { $code } any more.
 }
operator-no-reports = No line of this table was reported.
operator-banned = { $days ->
    [0] Nobody from { $address } is let in any more.
    [one] For a day nobody from { $address } is let in.
   *[other] For { $days } days nobody from { $address } is let in.
 }
operator-unbanned = People from { $address } are let in again.
operator-no-ban = There was no ban of { $address }. 'kortbord operator bans' lists those there are.
operator-ban = { $address }  { $until ->
    [never] for good
   *[other] until { $until }
 }  { $reason }
operator-no-bans = Nobody is kept out.

cli-operator = Look after a running server.
cli-operator-tables = List the tables that are open.
cli-operator-tables-data = The server's data folder; the usual one if not given.
cli-operator-tables-server = The server's address, if it is not the one in its data folder.
cli-operator-tables-as_json = Print JSON.
cli-operator-close = Close a table.
cli-operator-close-code = The table's code.
cli-operator-close-data = The server's data folder; the usual one if not given.
cli-operator-close-server = The server's address, if it is not the one in its data folder.
cli-operator-chat = Switch the chat of a table off, or on again.
cli-operator-chat-code = The table's code.
cli-operator-chat-state = on or off.
cli-operator-chat-data = The server's data folder; the usual one if not given.
cli-operator-chat-server = The server's address, if it is not the one in its data folder.
cli-operator-reports = Show the chat lines of a table that were reported.
cli-operator-reports-code = The table's code.
cli-operator-reports-data = The server's data folder; the usual one if not given.
cli-operator-reports-server = The server's address, if it is not the one in its data folder.
cli-operator-reports-as_json = Print JSON.
cli-operator-ban = Keep an address or a network out.
cli-operator-ban-address = The address, or a network such as 192.0.2.0/24.
cli-operator-ban-days = For so many days; for good if not given.
cli-operator-ban-reason = Why, for the operator's own list.
cli-operator-ban-data = The server's data folder; the usual one if not given.
cli-operator-ban-server = The server's address, if it is not the one in its data folder.
cli-operator-unban = Let an address or a network in again.
cli-operator-unban-address = The address or network, as it was banned.
cli-operator-unban-data = The server's data folder; the usual one if not given.
cli-operator-unban-server = The server's address, if it is not the one in its data folder.
cli-operator-bans = List who is kept out.
cli-operator-bans-data = The server's data folder; the usual one if not given.
cli-operator-bans-server = The server's address, if it is not the one in its data folder.
cli-operator-bans-as_json = Print JSON.
