### O depósito: as mesas e seus registros num banco de dados.
### $where: o arquivo ou o endereço do banco de dados; $detail: as palavras do próprio banco de dados, em inglês.

store-conflict = A mesa { $table } tem { $stored } entradas guardadas, não { $expected }: outra pessoa escreveu ali; carregue-a de novo.
store-unknown-table = Não há mesa { $table } no depósito.
store-id-taken = Já existe uma mesa { $table }.
store-code-taken = Uma mesa aberta já tem o código { $code }; escolha outro.

## Agora não funciona. Cada frase diz o que está errado e o que fazer.

store-down-full = Não é possível guardar nada: o disco de { $where } está cheio. Abra espaço; depois tudo continua sozinho.
store-down-readonly = Não é possível guardar nada: falta permissão para escrever em { $where }. Dê permissão de escrita ao arquivo e à pasta; depois tudo continua sozinho.
store-down-busy = Outro programa está ocupando { $where }. Encerre esse programa, ou espere; depois tudo continua sozinho.
store-down-gone = { $where } sumiu, ou outro arquivo tomou seu lugar. Ponha-o de volta; depois tudo continua sozinho.
store-down-damaged = { $where } está danificado ou não é um banco de dados ({ $detail }). Ponha uma cópia de segurança no lugar.
store-down-unreachable = O banco de dados { $where } não responde ({ $detail }). Inicie-o, ou corrija o endereço; depois tudo continua sozinho.
store-down-closed = O depósito { $where } não está aberto.

## No começo

store-newer = { $where } foi feito por uma versão mais nova do Kortbord (esquema { $version }; esta conhece até { $known }). Instale a versão mais nova, ou escolha outro banco de dados.
store-older = { $where } foi feito por uma versão mais antiga do Kortbord (esquema { $version }). Use aquela versão, ou inicie com ele um servidor desta, que o atualiza.
store-unknown = { $where } é um banco de dados de outra coisa. Escolha outro lugar.
store-missing = Não há depósito { $where }.
store-folder = Não foi possível criar a pasta de { $where }: { $problem }.
store-address = '{ $given }' não é um banco de dados: dê um arquivo, ou postgresql://USER:PASSWORD@HOST/NAME.
store-driver = O PostgreSQL precisa do pacote asyncpg, que não está instalado: pip install 'kortbord[postgres]'.

## Valores de quem chama, que é um programa. $what: o nome inglês do valor.

store-value-name = { $what } deve ser um texto de 1 a { $most } caracteres imprimíveis, não { $given }.
store-value-time = { $what } deve ser um número inteiro a partir de 0, não { $given }.
store-value-body = { $what } devem ser bytes, no máximo { $most }.
store-value-entries = No máximo { $most } entradas podem ser guardadas de uma vez.
store-value-json = Os dados de uma mesa devem ser JSON, não { $given }.

## Cópia de segurança, exportação e importação

store-backup-postgres = O PostgreSQL faz suas próprias cópias de segurança: pg_dump --format=custom --file=FILE { $where }
store-file = { $file } não pode ser usado: { $problem }.
store-no-file = Não há arquivo { $file }.
store-file-itself = { $file } é o próprio depósito; escolha outro arquivo.
store-bad-export = { $file }, linha { $line }: { $problem }.
store-export-not = isto não é uma exportação de um depósito do Kortbord
store-export-version = esta exportação tem a forma { $version }, e só { $known } pode ser lida
store-export-line = a linha não pode ser lida ({ $detail })
store-export-order = a entrada { $seq } da mesa { $table } não é a seguinte
store-export-twice = alguma coisa aparece duas vezes
store-export-cut = o arquivo foi cortado
store-not-empty = { $where } não está vazio: tem mesas ou partidas terminadas. Importe para um depósito novo.

store-backed-up = { $where } foi copiado para { $file }.
store-exported = { $lines ->
    [one] { $lines } linha foi escrita em { $file }.
   *[other] { $lines } linhas foram escritas em { $file }.
}
store-imported = { $lines ->
    [one] { $lines } linha de { $file } agora está em { $where }.
   *[other] { $lines } linhas de { $file } agora estão em { $where }.
}

cli-backup = Copia o depósito para um arquivo enquanto um servidor continua a usá-lo.
cli-backup-file = Para onde; uma cópia mais antiga é substituída.
cli-backup-store = O depósito: um arquivo, ou o endereço de um banco de dados PostgreSQL; sem ele, o lugar de costume.
cli-backup-as_json = Mostra em JSON.

cli-export = Escreve tudo o que está guardado como linhas JSON.
cli-export-file = Para onde; um arquivo mais antigo é substituído.
cli-export-store = O depósito: um arquivo, ou o endereço de um banco de dados PostgreSQL; sem ele, o lugar de costume.
cli-export-as_json = Mostra em JSON.

cli-import = Lê num depósito vazio o que `export` escreveu.
cli-import-file = Um arquivo que `export` escreveu.
cli-import-store = O depósito: um arquivo, ou o endereço de um banco de dados PostgreSQL; sem ele, o lugar de costume.
cli-import-as_json = Mostra em JSON.
