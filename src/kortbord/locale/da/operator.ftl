### `kortbord operator`. Koder, adresser og tal er data.

operator-answer = { $sentence }
operator-no-folder = Ingen server har kørt på datamappen { $folder }. Nævn dens mappe med --data.
operator-address = '{ $address }' er ikke en servers adresse: den begynder med http:// eller https://.
operator-no-server = Ingen server svarer på { $address }. Start den, eller nævn dens adresse med --server.
operator-on-off = Chatten kan være 'on' eller 'off', ikke { $given }.
operator-table = { $code }  { $game }, { $phase }: { $seats } pladser, mennesker: { $people }, forbundet: { $connected }; sidst ændret { $updated_at }
operator-no-tables = Ingen borde er åbne.
operator-closed = Bord { $code } er lukket.
operator-chat = { $state ->
    [on] Man kan skrive ved bord { $code } igen.
   *[off] Ingen kan skrive ved bord { $code } mere.
 }
operator-no-reports = Ingen linje ved dette bord er meldt.
operator-banned = { $days ->
    [0] Ingen fra { $address } lukkes ind mere.
    [one] I en dag lukkes ingen fra { $address } ind.
   *[other] I { $days } dage lukkes ingen fra { $address } ind.
 }
operator-unbanned = Folk fra { $address } lukkes ind igen.
operator-no-ban = { $address } var ikke spærret. 'kortbord operator bans' viser, hvem der er.
operator-ban = { $address }  { $until ->
    [never] for altid
   *[other] til { $until }
 }  { $reason }
operator-no-bans = Ingen er spærret ude.

cli-operator = Pas en server, der kører.
cli-operator-tables = Vis de borde, der er åbne.
cli-operator-tables-data = Serverens datamappe; ellers den sædvanlige.
cli-operator-tables-server = Serverens adresse, hvis det ikke er den i datamappen.
cli-operator-tables-as_json = Skriv JSON.
cli-operator-close = Luk et bord.
cli-operator-close-code = Bordets kode.
cli-operator-close-data = Serverens datamappe; ellers den sædvanlige.
cli-operator-close-server = Serverens adresse, hvis det ikke er den i datamappen.
cli-operator-chat = Slå chatten ved et bord fra eller til igen.
cli-operator-chat-code = Bordets kode.
cli-operator-chat-state = on eller off.
cli-operator-chat-data = Serverens datamappe; ellers den sædvanlige.
cli-operator-chat-server = Serverens adresse, hvis det ikke er den i datamappen.
cli-operator-reports = Vis de chatlinjer ved et bord, som er meldt.
cli-operator-reports-code = Bordets kode.
cli-operator-reports-data = Serverens datamappe; ellers den sædvanlige.
cli-operator-reports-server = Serverens adresse, hvis det ikke er den i datamappen.
cli-operator-reports-as_json = Skriv JSON.
cli-operator-ban = Spær en adresse eller et netværk ude.
cli-operator-ban-address = Adressen eller et netværk som 192.0.2.0/24.
cli-operator-ban-days = I så mange dage; ellers for altid.
cli-operator-ban-reason = Hvorfor, til ens egen liste.
cli-operator-ban-data = Serverens datamappe; ellers den sædvanlige.
cli-operator-ban-server = Serverens adresse, hvis det ikke er den i datamappen.
cli-operator-unban = Luk en adresse eller et netværk ind igen.
cli-operator-unban-address = Adressen eller netværket, som det blev spærret.
cli-operator-unban-data = Serverens datamappe; ellers den sædvanlige.
cli-operator-unban-server = Serverens adresse, hvis det ikke er den i datamappen.
cli-operator-bans = Vis, hvem der er spærret ude.
cli-operator-bans-data = Serverens datamappe; ellers den sædvanlige.
cli-operator-bans-server = Serverens adresse, hvis det ikke er den i datamappen.
cli-operator-bans-as_json = Skriv JSON.
