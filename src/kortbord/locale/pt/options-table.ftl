### As opções da mesa e as que várias famílias têm: o que vale (a mensagem), nome, ajuda, valor.
### Argumentos: cada opção em vigor pelo nome, e $players.


## À mesa

option-take_back = { $take_back ->
    [true] Quem jogou por último pode desfazer essa jogada até alguém fazer outra coisa, a não ser que com ela uma carta tenha sido comprada, virada, passada ou distribuída.
   *[false] { $host_has_last_word ->
        [true] Os próprios jogadores não desfazem nada.
       *[false] Nada é desfeito.
     }
 }
    .name = Desfazer
    .help = Um dedo escorrega fácil, e por isso há quem deixe desfazer a última jogada. Outros dizem: carta na mesa, carta jogada. Uma jogada que mostra uma carta nova a alguém sempre fica como está.
    .value = { $take_back ->
        [true] a última jogada
       *[false] não pode
     }
option-host_has_last_word = { $host_has_last_word ->
    [true] Quem cuida da mesa pode desfazer a última jogada de qualquer um, desde que com ela nenhuma carta tenha sido comprada, virada, passada ou distribuída.
   *[false] Quem cuida da mesa não desfaz nada pelos outros.
 }
    .name = A última palavra
    .help = Em algumas mesas é bom que uma pessoa conserte o que saiu errado sem querer. Aqui é quem cuida da mesa, e todos ficam sabendo.
    .value = { $host_has_last_word ->
        [true] pode desfazer
       *[false] de ninguém
     }
option-auto_finish = { $auto_finish ->
    [true] Quando nenhuma carta pode mais mudar o placar, o programa joga o resto sozinho.
   *[false] Todas as cartas são jogadas à mão, mesmo quando nada mais pode mudar o placar.
 }
    .name = Final automático
    .help = Às vezes tudo se decide antes da última carta. O programa pode jogar o resto depressa, ou vocês jogam até o fim.
    .value = { $auto_finish ->
        [true] pelo programa
       *[false] à mão
     }

## Comuns a várias famílias

option-match = { $match ->
    [single] A partida é uma única rodada.
    [rounds] A partida continua até alguém ganhar o número combinado de rodadas.
    [long_round] A partida é uma única rodada longa, e no fim alguém perde.
    [deals] A partida tem um número fixo de rodadas.
   *[points] A partida continua, rodada após rodada, até alguém chegar ao número combinado de pontos.
 }
    .name = Partida
    .help = Uma partida pode ser curta ou encher uma noite: costuma acabar depois de uma rodada, depois de várias, ou quando alguém tem pontos suficientes.
    .value = { $match ->
        [single] uma rodada
        [rounds] rodadas ganhas
        [long_round] uma rodada longa
        [deals] número de rodadas
       *[points] pontos
     }
option-first_dealer = { $first_dealer ->
    [last_seat] Quem está no último lugar dá as cartas primeiro.
   *[random] O sorteio decide quem dá as cartas primeiro.
 }
    .name = Quem dá primeiro
    .help = Quem dá as cartas primeiro também define quem joga primeiro. Normalmente isso fica por conta da sorte.
    .value = { $first_dealer ->
        [last_seat] o último lugar
       *[random] por sorteio
     }
option-stalemate = { $stalemate ->
    [no_winner] Se ninguém consegue continuar, ninguém ganha.
    [draw] Se ninguém consegue continuar, o jogo acaba empatado.
   *[fewest_cards] Se ninguém consegue continuar, ganha quem tem menos cartas.
 }
    .name = Jogo travado
    .help = Muito de vez em quando um jogo trava: as vezes passam e passam, e não acontece mais nada. Mesmo assim alguém pode ganhar, ou então ninguém ganha.
    .value = { $stalemate ->
        [no_winner] ninguém ganha
        [draw] empate
       *[fewest_cards] ganha quem tem menos cartas
     }
