### O que dizem o servidor e suas mensagens.

protocol-too-long = Uma mensagem tem no máximo { $most } bytes.
protocol-unreadable = Esta mensagem não pode ser lida: { $problem }.
protocol-hello-first = A primeira mensagem tem que ser um hello.
protocol-version = Esta página é de outra versão (protocolo { $given }, o servidor fala { $known }): carregue-a de novo.

server-taken-over = Você entrou por outro lugar; esta janela descansa.
server-closed = Esta mesa está fechada.
server-removed = Quem cuida da mesa pediu que você saísse.
server-too-slow = A conexão não deu conta; ela está sendo refeita.
server-silent = Faz tempo que não chega nada de você; assim que você estiver aí, volta para a mesa.
server-too-much = Mensagens demais de uma vez: espere um instante.
server-stopping = O servidor está sendo reiniciado; sua mesa fica guardada, e você volta para ela sem fazer nada.
server-store-down = O servidor não consegue guardar nada agora. Nada se perdeu; ele continua assim que puder.
server-unknown-table = Não há mesa com o código { $code }. Confira o código, ou abra uma mesa nova.
server-private = Esta mesa é particular: abra-a com o link que está com quem cuida dela.
server-bad-token = Este link de lugar não é desta mesa. Peça um novo a quem cuida dela.
server-too-many-tables = Há mesas demais aqui agora; tente mais tarde.
server-fault = Alguma coisa deu errado no servidor. Nada mudou; tente de novo.
protocol-hello-twice = Um hello por conexão basta.

server-bad-setting = O ajuste '{ $name }' não pode ser { $given }.
server-unknown-setting = Não há ajuste '{ $name }'; existem: { $known }.
server-settings-file = { $file }: os ajustes não podem ser lidos: { $problem }.
server-folder = A pasta de dados { $folder } não pode ser usada: { $problem }.
server-address = Não é possível atender no endereço { $address }: { $problem }. Escolha outro com --port ou --host.
server-unknown-path = Não há nada em { $path }.
server-bad-request = Este pedido não pode ser atendido: { $problem }.
server-here = O Kortbord está em { $address }
server-there = Na mesma rede: { $address }
server-stop = Ctrl-C o encerra; as mesas ficam guardadas.

cli-serve = Abre um servidor para mesas com amigos.
cli-serve-host = O endereço em que atender.
cli-serve-port = A porta; 0 usa qualquer uma livre.
cli-serve-data = A pasta para as mesas e o segredo do servidor.
cli-serve-store = Outro banco de dados: um arquivo, ou postgresql://user:password@host/name.
cli-serve-origin = O endereço em que as pessoas abrem a página, onde um proxy o muda.
cli-serve-config = Um arquivo TOML com ajustes.

server-full = Já há { $most } pessoas nesta mesa, e não cabe mais ninguém.
server-chat-off = Quem cuida deste servidor desligou o bate-papo nesta mesa. As frases prontas e os emojis continuam funcionando.
server-banned = Quem cuida deste servidor não deixa entrar ninguém do seu endereço.
server-not-operator = Só quem cuida deste servidor pode fazer isso: use 'kortbord operator' onde fica a pasta de dados dele.
server-no-address = { $given } não é um endereço: escreva um como 192.0.2.7 ou uma rede como 192.0.2.0/24.
server-too-many-connections = De um mesmo endereço são possíveis no máximo { $most } conexões ao mesmo tempo. Feche algumas janelas e tente de novo.
server-bad-set = '{ $given }' não é uma regra da casa: escreva option=NOME=VALOR.
