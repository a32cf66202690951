### What the server and its messages say.

protocol-too-long = A message has at most { $most } bytes.
protocol-unreadable = This message cannot be read: { $problem }.
protocol-hello-first = The first message has to be a hello.
protocol-version = This page is of another version (protocol { $given }, the server speaks { $known }): load it again.

server-taken-over = You have come in from elsewhere; this window rests.
server-closed = This table is closed.
server-removed = The host has sent you away from this table.
server-too-slow = The connection could not keep up; it is made anew.
server-silent = Nothing has been heard from you for a while; you are brought back as soon as you are there.
server-too-much = Too many messages at once: wait a moment.
server-stopping = The server is being restarted; your table is kept, you are brought back by yourself.
server-store-down = The server cannot store anything at the moment. Nothing is lost; it goes on as soon as it can.
server-unknown-table = There is no table with the code { $code }. Look at the code again, or open a new table.
server-private = This table is private: open it with the link that its host has.
server-bad-token = This seat link is not of this table. Ask the host for a new one.
server-too-many-tables = There are too many tables here at the moment; try again later.
server-fault = Something went wrong in the server. Nothing was changed; try again.
protocol-hello-twice = One hello is enough for a connection.

server-bad-setting = The setting '{ $name }' cannot be { $given }.
server-unknown-setting = There is no setting '{ $name }'; known: { $known }.
server-settings-file = { $file }: the settings cannot be read: { $problem }.
server-folder = The data folder { $folder } cannot be used: { $problem }.
server-address = The address { $address } cannot be listened on: { $problem }. Choose another with --port or --host.
server-unknown-path = There is nothing at { $path }.
server-bad-request = This request cannot be carried out: { $problem }.
server-here = Kortbord is at { $address }
server-there = In the same network: { $address }
server-stop = Ctrl-C stops it; tables are kept.

cli-serve = Run a server for tables with friends.
cli-serve-host = The address to listen on.
cli-serve-port = The port; 0 takes any that is free.
cli-serve-data = The folder for tables and the server's secret.
cli-serve-store = Another database: a file, or postgresql://user:password@host/name.
cli-serve-origin = The address under which people open the page, where a proxy changes it.
cli-serve-config = A TOML file with settings.

server-full = There are { $most } people at this table already, and there is room for no more.
server-chat-off = The operator of this server has switched off the chat at this table. Phrases and emotes still work.
server-banned = The operator of this server lets nobody in from your address.
server-not-operator = Only the operator of this server may do that: use 'kortbord operator' where its data folder is.
server-no-address = { $given } is no address: give one such as 192.0.2.7, or a network such as 192.0.2.0/24.
server-too-many-connections = From one address at most { $most } connections are possible at once. Close some windows, then try again.
server-bad-set = '{ $given }' is no house rule: write option=NAME=VALUE.
