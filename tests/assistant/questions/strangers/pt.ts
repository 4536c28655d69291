import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  stay('qto fica de 11 a 15 de janeiro pra casal', ['2027-01-11', '2027-01-15']),
  stay('tem vaga dia 8 de dezembro? 2 noites 2 pessoas', ['2026-12-08', '2026-12-10']),
  stay('vou com minha mulher e 3 filhos de 1 a 5 de fevereiro, quanto da tudo', ['2027-02-01', '2027-02-05'], {
    guests: 5,
  }),
  stay('no carnaval de 6 a 10 de fevereiro tem quarto livre?', ['2027-02-06', '2027-02-10']),
  stay(['quanto custa de 12 a 15 de janeiro', 'e se ficar mais uma noite?'], [['2027-01-12', '2027-01-16']]),
  stay(['suite jardim de 18/01 a 22/01 pra 2', 'e a suíte king?'], ['2027-01-18', '2027-01-22'], {
    room: 'king-suite',
  }),
  stay('queria o quarto king pra 4 pessoas de 9 a 11 de dezembro qual o total', ['2026-12-09', '2026-12-11'], {
    guests: 4,
    room: 'king-room',
  }),
  stay('valor de 15 a 18 de março de 2024', ['2024-03-15', '2024-03-18']),
  from('qual a diaria mais barata ai'),
  ask('pode levar gato? paga qto', 'petFee'),
  ask(['vcs tem estacionamento', 'entao é de graça?'], 'parking'),
  ask('nao tem cafe da manha ne?', 'breakfast'),
  ask('posso sair as 13h? tem q pagar?', 'lateFee'),
  ask('tem berço pro bebe', 'crib'),
  ask('se eu desistir da viagem cobram multa?', 'cancelling'),
  ask('do aeroporto de fort lauderdale ate ai demora mto', 'secondAirport'),
  ask('qto tempo a pé ate a praia', 'beach'),
  unknown('tem carregador p carro eletrico'),
  unknown('vcs tem quadra de tenis'),
  person('me passa pra um atendente pfv'),
  stay('oi quanto fica de 14 a 18 de janeiro pra casal', ['2027-01-14', '2027-01-18']),
  stay(
    ['boa noite, tem vaga dia 20/12 ate 23/12?', 'ah esqueci de falar, somos 4, eu meu marido e 2 filhos'],
    ['2026-12-20', '2026-12-23'],
    { guests: 4 },
  ),
  stay('quarto king patio do dia 8 ao dia 11 de dezembro qto custa', ['2026-12-08', '2026-12-11'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'queria passar o carnaval ai, de 6 a 10 de fevereiro, vou com 2 amigas, quanto sai?',
    ['2027-02-06', '2027-02-10'],
    {
      guests: 3,
    },
  ),
  from('qual a diaria mais em conta q vcs tem'),
  ask(['vcs aceitam cachorro?', 'e se eu levar dois? paga quanto'], 'petFee'),
  ask('preciso de berço pra minha bebê de 8 meses vcs tem', 'crib'),
  ask('da pra fazer um churrasquinho ai no hotel?', 'barbecue'),
  ask('qto custa aquele museu da mansão, flagler acho', 'flagler'),
  ask('desço em palm beach, quanto tempo do aeroporto ate ai', 'airport'),
  unknown('tem babá pra noite?'),
  unknown('a agua do mar ta gelada em janeiro?'),
]
