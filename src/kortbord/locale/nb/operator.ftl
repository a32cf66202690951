### `kortbord operator`. Koder, adresser og tall er data.

operator-answer = { $sentence }
operator-no-folder = Ingen server har kjørt på datamappen { $folder }. Nevn mappen med --data.
operator-address = '{ $address }' er ikke adressen til en server: den begynner med http:// eller https://.
operator-no-server = Ingen server svarer på { $address }. Start den, eller nevn adressen med --server.
operator-on-off = Praten kan være 'on' eller 'off', ikke { $given }.
operator-table = { $code }  { $game }, { $phase }: { $seats } plasser, mennesker: { $people }, tilkoblet: { $connected }; sist endret { $updated_at }
operator-no-tables = Ingen bord er åpne.
operator-closed = Bord { $code } er lukket.
operator-chat = { $state ->
    [on] Man kan skrive ved bord { $code } igjen.
   *[off] Ingen kan skrive ved bord { $code } lenger.
 }
operator-no-reports = Ingen linje ved dette bordet er meldt.
operator-banned = { $days ->
    [0] Ingen fra { $address } slipper inn lenger.
    [one] I ett døgn slipper ingen fra { $address } inn.
   *[other] I { $days } døgn slipper ingen fra { $address } inn.
 }
operator-unbanned = Folk fra { $address } slipper inn igjen.
operator-no-ban = { $address } var ikke stengt ute. 'kortbord operator bans' viser hvem som er det.
operator-ban = { $address }  { $until ->
    [never] for alltid
   *[other] til { $until }
 }  { $reason }
operator-no-bans = Ingen er stengt ute.

cli-operator = Pass en server som kjører.
cli-operator-tables = Vis bordene som er åpne.
cli-operator-tables-data = Datamappen til serveren; ellers den vanlige.
cli-operator-tables-server = Adressen til serveren, hvis det ikke er den i datamappen.
cli-operator-tables-as_json = Skriv JSON.
cli-operator-close = Lukk et bord.
cli-operator-close-code = Koden til bordet.
cli-operator-close-data = Datamappen til serveren; ellers den vanlige.
cli-operator-close-server = Adressen til serveren, hvis det ikke er den i datamappen.
cli-operator-chat = Slå av praten ved et bord, eller på igjen.
cli-operator-chat-code = Koden til bordet.
cli-operator-chat-state = on eller off.
cli-operator-chat-data = Datamappen til serveren; ellers den vanlige.
cli-operator-chat-server = Adressen til serveren, hvis det ikke er den i datamappen.
cli-operator-reports = Vis linjene ved et bord som er meldt.
cli-operator-reports-code = Koden til bordet.
cli-operator-reports-data = Datamappen til serveren; ellers den vanlige.
cli-operator-reports-server = Adressen til serveren, hvis det ikke er den i datamappen.
cli-operator-reports-as_json = Skriv JSON.
cli-operator-ban = Steng en adresse eller et nettverk ute.
cli-operator-ban-address = Adressen, eller et nettverk som 192.0.2.0/24.
cli-operator-ban-days = I så mange døgn; ellers for alltid.
cli-operator-ban-reason = Hvorfor, til ens egen liste.
cli-operator-ban-data = Datamappen til serveren; ellers den vanlige.
cli-operator-ban-server = Adressen til serveren, hvis det ikke er den i datamappen.
cli-operator-unban = Slipp en adresse eller et nettverk inn igjen.
cli-operator-unban-address = Adressen eller nettverket, slik det ble stengt.
cli-operator-unban-data = Datamappen til serveren; ellers den vanlige.
cli-operator-unban-server = Adressen til serveren, hvis det ikke er den i datamappen.
cli-operator-bans = Vis hvem som er stengt ute.
cli-operator-bans-data = Datamappen til serveren; ellers den vanlige.
cli-operator-bans-server = Adressen til serveren, hvis det ikke er den i datamappen.
cli-operator-bans-as_json = Skriv JSON.
