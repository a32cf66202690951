### `kortbord operator`. Códigos, endereços e números são dados.

operator-answer = { $sentence }
operator-no-folder = Nenhum servidor funcionou com a pasta de dados { $folder }. Indique a pasta dele com --data.
operator-address = '{ $address }' não é endereço de um servidor: ele começa com http:// ou https://.
operator-no-server = Nenhum servidor responde em { $address }. Inicie-o ou indique o endereço dele com --server.
operator-on-off = O bate-papo pode ser 'on' ou 'off', não { $given }.
operator-table = { $code }  { $game }, { $phase }: { $seats } lugares, pessoas: { $people }, conectadas: { $connected }; última mudança { $updated_at }
operator-no-tables = Nenhuma mesa está aberta.
operator-closed = A mesa { $code } está fechada.
operator-chat = { $state ->
    [on] Na mesa { $code } já se pode escrever de novo.
   *[off] Na mesa { $code } ninguém pode mais escrever.
 }
operator-no-reports = Nenhuma linha desta mesa foi denunciada.
operator-banned = { $days ->
    [0] Ninguém de { $address } pode mais entrar.
    [one] Por um dia ninguém de { $address } pode entrar.
   *[other] Por { $days } dias ninguém de { $address } pode entrar.
 }
operator-unbanned = Quem vem de { $address } pode entrar de novo.
operator-no-ban = { $address } não estava bloqueado. 'kortbord operator bans' mostra quem está.
operator-ban = { $address }  { $until ->
    [never] para sempre
   *[other] até { $until }
 }  { $reason }
operator-no-bans = Ninguém está bloqueado.

cli-operator = Cuidar de um servidor que está funcionando.
cli-operator-tables = Mostrar as mesas abertas.
cli-operator-tables-data = A pasta de dados do servidor; se não for indicada, a de sempre.
cli-operator-tables-server = O endereço do servidor, se não for o da pasta de dados.
cli-operator-tables-as_json = Mostrar JSON.
cli-operator-close = Fechar uma mesa.
cli-operator-close-code = O código da mesa.
cli-operator-close-data = A pasta de dados do servidor; se não for indicada, a de sempre.
cli-operator-close-server = O endereço do servidor, se não for o da pasta de dados.
cli-operator-chat = Desligar o bate-papo de uma mesa ou ligá-lo de novo.
cli-operator-chat-code = O código da mesa.
cli-operator-chat-state = on ou off.
cli-operator-chat-data = A pasta de dados do servidor; se não for indicada, a de sempre.
cli-operator-chat-server = O endereço do servidor, se não for o da pasta de dados.
cli-operator-reports = Mostrar as linhas do bate-papo de uma mesa que foram denunciadas.
cli-operator-reports-code = O código da mesa.
cli-operator-reports-data = A pasta de dados do servidor; se não for indicada, a de sempre.
cli-operator-reports-server = O endereço do servidor, se não for o da pasta de dados.
cli-operator-reports-as_json = Mostrar JSON.
cli-operator-ban = Não deixar entrar um endereço ou uma rede.
cli-operator-ban-address = O endereço, ou uma rede como 192.0.2.0/24.
cli-operator-ban-days = Por tantos dias; se não for indicado, para sempre.
cli-operator-ban-reason = Por quê, para a própria lista.
cli-operator-ban-data = A pasta de dados do servidor; se não for indicada, a de sempre.
cli-operator-ban-server = O endereço do servidor, se não for o da pasta de dados.
cli-operator-unban = Deixar entrar de novo um endereço ou uma rede.
cli-operator-unban-address = O endereço ou a rede, como foi bloqueado.
cli-operator-unban-data = A pasta de dados do servidor; se não for indicada, a de sempre.
cli-operator-unban-server = O endereço do servidor, se não for o da pasta de dados.
cli-operator-bans = Mostrar quem está bloqueado.
cli-operator-bans-data = A pasta de dados do servidor; se não for indicada, a de sempre.
cli-operator-bans-server = O endereço do servidor, se não for o da pasta de dados.
cli-operator-bans-as_json = Mostrar JSON.
