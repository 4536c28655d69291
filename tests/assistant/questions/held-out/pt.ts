import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  // Preços e quartos livres numa data
  stay('oi, tem quarto pra hoje? somos um casal', ['2026-11-24', '2026-11-25'], { guests: 2 }),
  stay('quanto fica esse fim de semana, de sexta a domingo?', ['2026-11-27', '2026-11-29']),
  stay('Boa tarde! Gostaria de saber o valor de 12 a 16 de dezembro para duas pessoas', ['2026-12-12', '2026-12-16'], {
    guests: 2,
  }),
  stay('vcs tem vaga pra amanha 1 noite 1 pessoa', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('qual o valor da suíte king de 8 a 12 de janeiro', ['2027-01-08', '2027-01-12'], { room: 'king-suite' }),
  stay(
    'Somos 2 adultos e 2 crianças (4 e 9 anos), chegando dia 26 de dezembro e saindo dia 30. Quanto fica?',
    ['2026-12-26', '2026-12-30'],
    { guests: 4 },
  ),
  stay('tem disponibilidade 15/01 a 20/01?', ['2027-01-15', '2027-01-20']),
  stay(
    'tô indo com minha mulher e minha filha de 11 anos, chegamos 5 de julho e voltamos dia 10, quanto dá?',
    ['2027-07-05', '2027-07-10'],
    { guests: 3 },
  ),
  stay('quarto duplo queen pra 4 pessoas, 3 noites a partir do dia 18 de dezembro', ['2026-12-18', '2026-12-21'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay('vou ficar 10 noites a partir de 4 de janeiro, sozinha. qual o valor total?', ['2027-01-04', '2027-01-14'], {
    guests: 1,
  }),
  stay('Somos 6 amigos e queremos 2 quartos de 22 a 25 de janeiro. Qual o valor total?', ['2027-01-22', '2027-01-25'], {
    guests: 6,
    rooms: 2,
  }),
  stay('Tem quarto pro réveillon? de 30 de dezembro a 2 de janeiro', ['2026-12-30', '2027-01-02']),
  stay('o estúdio tá livre de 1 a 4 de março?', ['2027-03-01', '2027-03-04'], { room: 'studio-kitchenette' }),
  stay('tem quarto depois de amanhã por duas noites? casal', ['2026-11-26', '2026-11-28'], { guests: 2 }),
  stay('quarto king pátio de 11 a 13 de dezembro, qual o preço?', ['2026-12-11', '2026-12-13'], {
    room: 'courtyard-king-room',
  }),
  stay('Natal com minha mãe, nós duas, de 23 a 27 de dezembro. Ainda tem lugar?', ['2026-12-23', '2026-12-27'], {
    guests: 2,
  }),
  stay('carnaval, 5 a 10 de fevereiro, casal, qto sai?', ['2027-02-05', '2027-02-10'], { guests: 2 }),
  stay('valor do quarto queen compacto dia 7 de dezembro por 2 noites', ['2026-12-07', '2026-12-09'], {
    room: 'compact-queen-room',
  }),
  stay(
    'Bom dia, qual o preço da suíte de um quarto de 14 a 18 de fevereiro para 3 adultos?',
    ['2027-02-14', '2027-02-18'],
    {
      guests: 3,
      room: 'one-bedroom-suite',
    },
  ),
  stay('tem alguma coisa de terça a quinta da semana que vem?', ['2026-12-01', '2026-12-03']),

  // Conversas sobre uma estadia
  stay(['quanto é de 4 a 6 de dezembro?', 'desculpa, é de 11 a 13'], ['2026-12-11', '2026-12-13']),
  stay(['preço de 18 a 21 de janeiro pra 2 pessoas', 'e o estúdio?'], ['2027-01-18', '2027-01-21'], {
    guests: 2,
    room: 'studio-kitchenette',
  }),
  stay(
    ['oi tudo bem?', 'quero reservar um quarto em fevereiro', 'do dia 19 ao dia 22, 2 pessoas'],
    ['2027-02-19', '2027-02-22'],
    {
      guests: 2,
    },
  ),
  stay(['tem quarto livre de 8 a 11 de março?', 'e com cachorro?'], ['2027-03-08', '2027-03-11']),
  stay(['quanto custa amanhã, uma noite pra 2?', 'na verdade vamos ser 3'], ['2026-11-25', '2026-11-26'], {
    guests: 3,
  }),
  stay(['Qual o preço da suíte king de 3 a 6 de maio?', 'e em junho, de 7 a 10?'], ['2027-06-07', '2027-06-10'], {
    room: 'king-suite',
  }),
  stay(
    ['o wifi é grátis?', 'legal. quanto fica de 4 a 6 de dezembro pra uma pessoa só?'],
    ['2026-12-04', '2026-12-06'],
    {
      guests: 1,
    },
  ),
  stay(
    ['quanto é o quarto king de 25 a 28 de janeiro?', 'e o duplo queen nas mesmas datas?'],
    ['2027-01-25', '2027-01-28'],
    { room: 'double-queen-room' },
  ),
  stay(
    ['De 2 a 6 de abril para dois adultos, quanto seria?', 'Meus pais também vão, então 2 quartos para nós 4'],
    ['2027-04-02', '2027-04-06'],
    { guests: 4, rooms: 2 },
  ),
  stay(['tem vaga pra amanhã?', 'e pra sexta e sábado?'], ['2026-11-27', '2026-11-29']),
  stay(['quanto fica de 10 a 13 de dezembro pra 2?', 'e chegando um dia antes?'], ['2026-12-09', '2026-12-13'], {
    guests: 2,
  }),
  stay(
    ['Vi que vocês têm suíte com cozinha', 'quanto fica a suíte jardim de 17 a 24 de dezembro pra 2 adultos?'],
    ['2026-12-17', '2026-12-24'],
    { guests: 2, room: 'garden-suite' },
  ),

  // Duas perguntas numa só
  ask('que horas é o check-in e o check-out?', 'checkIn', 'checkOut'),
  ask('tem estacionamento e wifi gratis?', 'parking', 'wifi'),
  ask('tem piscina? o café da manhã está incluso?', 'noPool', 'breakfast'),
  ask('qual o telefone e o email de vocês?', 'phone', 'email'),
  ask('a praia fica perto e tem salva-vidas?', 'beach', 'lifeguards'),
  ask('o quarto tem ar condicionado e frigobar?', 'airConditioning', 'fridge'),

  // Sobre a casa e a cidade
  ask('aceitam pets?', 'petFee'),
  ask('posso levar meu cachorro? ele é pequeno', 'petFee'),
  ask('onde deixo o carro? paga?', 'parking'),
  ask('o hotel tem piscina', 'noPool'),
  ask('a partir de que horas a gente pode entrar no quarto?', 'checkIn'),
  ask('quanto tempo a pé até a praia?', 'beach'),
  ask('dá pra ir andando pro mar?', 'beach'),
  ask('Até que horas temos que sair do quarto no último dia?', 'checkOut'),
  ask('queria sair mais tarde no ultimo dia, quanto vcs cobram a mais?', 'lateFee'),
  ask('se eu cancelar pago multa?', 'cancelling'),
  ask('Qual é a política de cancelamento?', 'cancelling'),
  ask('servem pequeno-almoço?', 'breakfast'),
  ask('onde a gente pode jantar perto do hotel', 'eating'),
  ask('tem que deixar caução quando chega? de quanto?', 'deposit'),
  ask('Oi, minha mãe tem 78 anos e não consegue subir escada. O hotel tem elevador?', 'stairs'),
  ask('tem quarto com cozinha pra gente cozinhar?', 'kitchen'),
  ask('tem mercado perto pra fazer compras?', 'groceries'),
  ask('quanto tempo do aeroporto de west palm beach (PBI) até aí', 'airport'),
  ask('qual o endereço do hotel?', 'street'),
  ask('vamos chegar bem tarde, até que horas a recepção fica aberta', 'closes'),
  ask('alguém aí fala português?', 'languages'),
  ask('posso pagar em dinheiro', 'cash'),
  ask('tem algum cupom de desconto?', 'newsletter'),

  // Segundas mensagens
  ask(['aceitam cachorro?', 'quanto é por noite?'], 'petFee'),
  ask(['posso cancelar sem pagar nada?', 'até quando exatamente?'], 'cancelling'),
  ask(['qual o mercado mais perto?', 'e tem ônibus perto do hotel?'], 'bus'),
  ask(['fica longe do aeroporto de Palm Beach?', 'e do de Fort Lauderdale?'], 'secondAirport'),
  ask(['a praia é perto?', 'e quanto custa estacionar lá?'], 'beachParking'),

  // Um preço sem datas
  from('qual o valor da diária?'),
  from('qual o quarto mais barato e quanto custa'),
  from('quanto é a diária da suíte king?', 'king-suite'),
  from('Mais ou menos quanto custa por noite o quarto duplo queen?', 'double-queen-room'),

  // Sem informação
  unknown('tem secador de cabelo no quarto?'),
  unknown('tem lavanderia ou máquina de lavar pros hóspedes?'),
  unknown('dá pra carregar carro elétrico aí?'),
  unknown('o hotel tem academia?'),
  unknown('tem cofre no quarto?'),
  unknown('quantas horas de carro daí até Orlando?'),
  unknown('vocês têm ferro de passar?'),

  // Uma pessoa
  person('quero falar com um atendente'),
  person('dá pra falar com uma pessoa de verdade?'),
  person('Por favor, me passa pra alguém da recepção'),
]
