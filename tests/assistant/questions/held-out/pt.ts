import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  // Stays in one message
  stay('oi td bem?? qto fica do dia 12 ao dia 15 de dezembro pra um casal', ['2026-12-12', '2026-12-15'], {
    guests: 2,
  }),
  stay(
    'Bom dia! Gostaria de saber se há disponibilidade para dois adultos e uma criança de 6 anos, com entrada em 9 de janeiro e saída em 16 de janeiro de 2027. Desde já agradeço.',
    ['2027-01-09', '2027-01-16'],
    { guests: 3 },
  ),
  stay(
    'bah tchê tem lugar ai pro findi agora? eu e a patroa',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay(
    'no carnaval floripa fica um inferno kkk quero fugir praí de 5/2 a 10/2, somos 4',
    ['2027-02-05', '2027-02-10'],
    {
      guests: 4,
    },
  ),
  stay(
    'Boa tarde, somos um casal do Porto e procuramos alojamento de 3 a 10 de março. Qual o valor total?',
    ['2027-03-03', '2027-03-10'],
    { guests: 2 },
  ),
  stay('oxe moço quanto custa 4 noites chegando dia 20 de junho', ['2027-06-20', '2027-06-24']),
  stay('reveillon aí em familia, 30/12 a 2/1, eu, marido e 2 filhos, tem vaga?', ['2026-12-30', '2027-01-02'], {
    guests: 4,
  }),
  stay('preciso de um quarto so pra mim hj a noite', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('chego amanha de noitinha e vou embora no sabado, sozinho, quanto dá?', ['2026-11-25', '2026-11-28'], {
    guests: 1,
  }),
  stay('vcs tem a suíte king livre entre 14 e 18 de abril?', ['2027-04-14', '2027-04-18'], { room: 'king-suite' }),
  stay('Quanto sai a Suite Jardim pra 3 pessoas do dia 2 até o dia 6 de maio', ['2027-05-02', '2027-05-06'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'meu voo chega em PBI no dia 17/01 e volto dia 24/01. aquele estudio com cozinha ta disponivel?',
    ['2027-01-17', '2027-01-24'],
    { room: 'studio-kitchenette' },
  ),
  stay('dois quartos pra 6 pessoas de 10 a 17 de julho pfvr', ['2027-07-10', '2027-07-17'], { guests: 6, rooms: 2 }),
  stay('Lua de mel!! 💕 de 21 a 28 de setembro, o quarto king pátio tá livre?', ['2027-09-21', '2027-09-28'], {
    room: 'courtyard-king-room',
  }),
  stay('uma diaria na sexta 11/12 qnto é', ['2026-12-11', '2026-12-12']),
  stay(
    'uai sô, queria só o preço duma semana a partir de 3 de agosto, eu mais minha mãe e minha avó',
    ['2027-08-03', '2027-08-10'],
    { guests: 3 },
  ),
  stay(
    'mano trampo em miami e quero dar um perdido aí de quarta a sexta da semana q vem, só eu',
    ['2026-12-02', '2026-12-04'],
    { guests: 1 },
  ),
  stay('Semana Santa: quinta 25 de março a segunda 29, casal com bebê de 8 meses', ['2027-03-25', '2027-03-29'], {
    guests: 3,
  }),
  stay(
    'sou corredora, tenho prova em West Palm no domingo 13/12. Queria dormir aí 2 noites chegando dia 11, vou sozinha',
    ['2026-12-11', '2026-12-13'],
    { guests: 1 },
  ),
  stay('tem quarto p/ 2 no natal? 23 até 27/12', ['2026-12-23', '2026-12-27'], { guests: 2 }),
  stay('4 adultos no duplo queen, chegada 06.02 saída 13.02, valor?', ['2027-02-06', '2027-02-13'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'Exmos. Senhores, venho por este meio solicitar o preço de um quarto para duas pessoas, de 1 a 15 de outubro de 2027. Com os melhores cumprimentos, Álvaro Pinto',
    ['2027-10-01', '2027-10-15'],
    { guests: 2 },
  ),
  stay(
    'niver da minha filha é dia 8 de maio, a gente chega sexta 7/5 e sai domingo, 2 adultos 2 crianças. qto?',
    ['2027-05-07', '2027-05-09'],
    { guests: 4 },
  ),
  stay('feriadão da independencia sabado 4/9 a terça 7/9 p 2', ['2027-09-04', '2027-09-07'], { guests: 2 }),
  stay(
    'consegue me passar o valor do queen compacto de 18/1 pra 20/1? viagem a trabalho, uma pessoa',
    ['2027-01-18', '2027-01-20'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay('qto cobra 10 noites em junho começando dia 1º', ['2027-06-01', '2027-06-11']),
  stay(
    'De vinte a vinte e cinco de fevereiro, quanto os senhores cobram? Eu e meu esposo somos aposentados',
    ['2027-02-20', '2027-02-25'],
    { guests: 2 },
  ),
  stay('check in 5/jan check out 9/jan 3 pax', ['2027-01-05', '2027-01-09'], { guests: 3 }),
  stay(
    'Olá, têm vaga no próximo fim de semana? Somos um casal com um miúdo de 4 anos',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
    ],
    { guests: 3 },
  ),
  stay(
    'quero fazer surpresa pra minha esposa no dia dos namorados, de 11 a 13 de junho nós dois. sai por quanto',
    ['2027-06-11', '2027-06-13'],
    { guests: 2 },
  ),
  stay('caraca tem quarto pra 1 noite nesse sabado? to pegando a estrada de orlando', ['2026-11-28', '2026-11-29']),
  stay('levo meu shih tzu, somos 2, de 13 a 20 de março. total?', ['2027-03-13', '2027-03-20'], { guests: 2 }),
  stay('suite de 1 quarto 4 pessoas 22 a 29 janeiro', ['2027-01-22', '2027-01-29'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'A gente vai casar aí pertinho em abril 🥰 Preciso de 3 quartos pros padrinhos, sexta 16/4 a domingo 18/4, seis pessoas no total',
    ['2027-04-16', '2027-04-18'],
    { guests: 6, rooms: 3 },
  ),
  stay('quanto ta pra virar o ano aí, do dia 31 de dezembro pro dia 1', ['2026-12-31', '2027-01-01']),
  stay('minha irmã e eu, do dia 26 de fevereiro ao dia 1 de março, ainda tem?', ['2027-02-26', '2027-03-01'], {
    guests: 2,
  }),
  stay('segunda agora 30/11 ate quinta tem vaga? sou caminhoneiro, vou só eu', ['2026-11-30', '2026-12-03'], {
    guests: 1,
  }),
  stay(
    'Férias de julho, 5 a 19. Sou de Recife, vou com marido, sogra e um menino de 10 anos. Preço?',
    ['2027-07-05', '2027-07-19'],
    { guests: 4 },
  ),
  stay(
    'por quanto vcs fazem 30 noites a partir de 2 de setembro pra uma pessoa, to de intercambio',
    ['2027-09-02', '2027-10-02'],
    { guests: 1 },
  ),
  stay('o quarto king ta vago de 8/4 a 11/4 ?', ['2027-04-08', '2027-04-11'], { room: 'king-room' }),
  stay('três amigas solteiras, quinta 18 a domingo 21 de março, tem como? e o valor', ['2027-03-18', '2027-03-21'], {
    guests: 3,
  }),
  stay('folgo no thanksgiving, sobrou algo de 26 a 29/11? 2 adultos', ['2026-11-26', '2026-11-29'], { guests: 2 }),
  stay('De 28 de dezembro a 4 de janeiro. Dois casais, dois quartos. Obrigada!', ['2026-12-28', '2027-01-04'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    'vimos de Lisboa e queríamos ficar aí 5 noites a partir de 10 de maio, duas pessoas, quanto nos ficava?',
    ['2027-05-10', '2027-05-15'],
    { guests: 2 },
  ),
  stay('cancelaram meu voo pelo amor de Deus tem quarto de hoje até sexta e quanto é', ['2026-11-24', '2026-11-27']),

  // Stays over several messages
  stay(
    ['Oi! Quanto custa de 10 a 14 de janeiro pra 2?', 'e se a gente ficar até dia 16?'],
    ['2027-01-10', '2027-01-16'],
    {
      guests: 2,
    },
  ),
  stay(['tem vaga de 19/12 a 23/12', 'ah esqueci, minha filha vai tb, somos 3'], ['2026-12-19', '2026-12-23'], {
    guests: 3,
  }),
  stay(['Quanto fica o Quarto King de 3 a 6 de fevereiro?', 'E na Suíte King?'], ['2027-02-03', '2027-02-06'], {
    room: 'king-suite',
  }),
  stay(
    ['bom dia, 14 a 17 de maio casal', 'pode levar cachorro?', 'blz, e com ele junto qto fica a estadia toda?'],
    ['2027-05-14', '2027-05-17'],
    { guests: 2 },
  ),
  stay(['quero reservar pra março', 'do dia 8 ao dia 12', 'uma pessoa só'], ['2027-03-08', '2027-03-12'], {
    guests: 1,
  }),
  stay(['me vê o preço de 5 a 8 de abril', 'vixe errei o mês, é maio'], ['2027-05-05', '2027-05-08']),
  stay(
    [
      'Boa noite, pretendia um quarto de 20 a 27 de junho para quatro pessoas',
      'A que horas é o check-in?',
      'Perfeito. Pode repetir-me o total da estadia, se faz favor?',
    ],
    ['2027-06-20', '2027-06-27'],
    { guests: 4 },
  ),
  stay(['qto 2 noites a partir de 15/1', 'bota mais uma noite aí'], ['2027-01-15', '2027-01-18']),
  stay(['De 1 a 7 de agosto, 2 adultos e 2 crianças', 'uma das crianças nao vai mais'], ['2027-08-01', '2027-08-07'], {
    guests: 3,
  }),
  stay(['queria a suite jardim de 11 a 15/2', 'hmm e o estudio no lugar dela?'], ['2027-02-11', '2027-02-15'], {
    room: 'studio-kitchenette',
  }),
  stay(
    ['tem quarto sabado dia 5 de dezembro?', 'e chegando na sexta e saindo no domingo?'],
    ['2026-12-04', '2026-12-06'],
  ),
  stay(['somos 5 pessoas e queremos dois quartos', '12 a 18 de abril'], ['2027-04-12', '2027-04-18'], {
    guests: 5,
    rooms: 2,
  }),
  stay(
    [
      'valor de 22/3 a 26/3 pra mim e minha namorada',
      'tem estacionamento?',
      'show. e com uma noite a menos, saindo dia 25?',
    ],
    ['2027-03-22', '2027-03-25'],
    { guests: 2 },
  ),
  stay(
    ['oi', 'to indo praí em outubro se Deus quiser', 'dia 4 ate dia 9, eu e mais dois amigos'],
    ['2027-10-04', '2027-10-09'],
    {
      guests: 3,
    },
  ),
  stay(
    ['Quarto para 27 de dezembro, 3 noites', 'Desculpe, enganei-me, é a 28 de dezembro, as mesmas 3 noites'],
    ['2026-12-28', '2026-12-31'],
  ),
  stay(
    ['quanto custa semana que vem de terça a quinta?', 'e na semana seguinte, mesmos dias?'],
    ['2026-12-08', '2026-12-10'],
  ),
  stay(
    ['tem vaga dia 24/1 ate 30/1 pra 2 pessoas', 'meus cunhados querem ir tb... 2 quartos entao, 4 pessoas'],
    ['2027-01-24', '2027-01-30'],
    { guests: 4, rooms: 2 },
  ),
  stay(
    [
      'tou a pensar ir com a minha mulher de 6 a 9 de setembro',
      'afinal vai também o meu irmão, ficamos três',
      'e se esticarmos até dia 12?',
    ],
    ['2027-09-06', '2027-09-12'],
    { guests: 3 },
  ),
  stay(
    [
      'preço pro natal, 24 a 26/12, sou eu, minha esposa e nosso bebe',
      'tem berço?',
      'otimo, e se a gente chegar dia 23?',
    ],
    ['2026-12-23', '2026-12-26'],
    { guests: 3 },
  ),
  stay(['quero o quarto duplo queen', '4 pessoas', '17 a 21 de fevereiro'], ['2027-02-17', '2027-02-21'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(['Valor de 9 a 11 de julho casal', 'prefiro aquele king com pátio, quanto é?'], ['2027-07-09', '2027-07-11'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),
  stay(
    ['oi moça, 3 diárias a partir de 8 de março p 2 pessoas', 'nao pera, sao 4 diárias'],
    ['2027-03-08', '2027-03-12'],
    {
      guests: 2,
    },
  ),
  stay(['qual o preço dia 13 de junho?', 'até 16, com minha mulher e os gêmeos'], ['2027-06-13', '2027-06-16'], {
    guests: 4,
  }),
  stay(['fica quanto de 2/1 a 5/1 a suíte de um quarto', 'vão dois casais nela viu'], ['2027-01-02', '2027-01-05'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    [
      'procuro quarto de 18 a 22 de agosto',
      'voces aceitam cartao?',
      'quanto tempo do aeroporto até aí?',
      'ok então me passa o valor de novo mas agora de 19 a 22',
    ],
    ['2027-08-19', '2027-08-22'],
  ),
  stay(
    ['eu e meu pai queremos ir pescar, 26 a 28 de fev', 'o véio desistiu kkkk vou só eu, quanto fica'],
    ['2027-02-26', '2027-02-28'],
    { guests: 1 },
  ),
  stay(['Tem disponibilidade de 1 de junho a 5 de junho?', 'e uma semana depois?'], ['2027-06-08', '2027-06-12']),
  stay(['quanto é hoje uma noite?', 'e amanhã?'], ['2026-11-25', '2026-11-26']),
  stay(['3 adultos de 29/4 a 3/5', 'muda a saída pra 2/5 e agora é só 2 pessoas'], ['2027-04-29', '2027-05-02'], {
    guests: 2,
  }),
  stay(
    [
      'Suíte king 10 a 13 de dezembro por favor',
      'eita salgado demais rs, e o mais simplesinho, o queen compacto, nessas datas?',
    ],
    ['2026-12-10', '2026-12-13'],
    { room: 'compact-queen-room' },
  ),

  // Facts
  ask('posso entrar no quarto a partir de q horas?', 'checkIn'),
  ask('ate que horas tem q entregar a chave no ultimo dia? e pra sair mais tarde paga quanto', 'checkOut', 'lateFee'),
  ask(['quanto custa o late checkout?', 'e aí da pra ficar até que horas?'], 'lateUntil'),
  ask('vcs bloqueiam algum valor de caução no cartão da gente?', 'deposit'),
  ask('tenho uma vira-lata de 12kg q não largo por nada nesse mundo, qto paga a mais por ela?', 'petFee'),
  ask('meu marido é teimoso e fuma... se acender cigarro no quarto a multa é de quanto', 'smokingFee'),
  ask('se meu visto nao sair eu consigo cancelar sem pagar nada? ate quantos dias antes', 'cancelling'),
  ask('a recepção funciona de que hora a que hora', 'opens', 'closes'),
  ask('é pé na areia msm ou tem q andar muito até o mar', 'beach'),
  ask(['tem onde parar o carro no hotel?', 'e lá na praia o estacionamento custa quanto?'], 'beachParking'),
  ask('qual o telefone daí com DDD e tudo', 'phone'),
  ask('A minha agência precisa de vos enviar uns documentos, qual é o vosso endereço de e-mail?', 'email'),
  ask('q endereço eu boto no waze', 'street'),
  ask('Sou arquiteto e adoro prédio antigo. O hotel é de que ano e quantos quartos tem?', 'year', 'rooms'),
  ask('se eu assinar a newsletter ganho quanto de desconto', 'newsletter'),
  ask('tem um cupomzinho aí não? chora um descontinho pra nóis kkk', 'coupons'),
  ask('to escrevendo minha tese e queria morar uns 2 meses aí, tem preço de mensalista?', 'monthly'),
  ask('do aeroporto de palm beach até vcs dá quantos minutinhos', 'airport'),
  ask('nosso voo da azul desce em fort lauderdale, é longe do hotel??', 'secondAirport'),
  ask('Quanto tempo de carro até West Palm Beach? E até Lake Worth?', 'westPalm', 'lakeWorth'),
  ask('quais meses são alta temporada aí na florida', 'peakSeason'),
  ask('minha filha faz biologia e sonha em ver tartaruga desovando, em q época elas vêm pra areia?', 'turtles'),
  ask('morro de medo de furacão, quando que é a temporada deles?', 'hurricanes'),
  ask('vamos de carro alugado, estacionar no hotel é pago?', 'parking'),
  ask('a internet presta? faço home office o dia inteiro em chamada', 'wifi'),
  ask('os piá querem saber se tem piscina', 'noPool'),
  ask('mainha tem 78 anos e o joelho estourado, aí tem elevador?', 'stairs'),
  ask(['o pequeno-almoço está incluído no preço?', 'e ao menos um cafezinho de borla há?'], 'coffee'),
  ask('Bom dia, vcs servem café da manhã?', 'breakfast'),
  ask('dá pra fazer um arroz com feijão no quarto? e geladeira tem?', 'kitchen', 'fridge'),
  ask('a camareira passa todo dia pra arrumar?', 'cleaning'),
  ask('tem ar condicionado né?? sou de curitiba nao aguento calor', 'airConditioning'),
  ask('gaúcho raiz perguntando: tem churrasqueira pros hóspedes?', 'barbecue'),
  ask('posso pagar em dinheiro vivo ou só passa cartão', 'cash', 'cards'),
  ask('vocês emprestam bercinho pro neném dormir?', 'crib'),
  ask('a praia daí tem salva-vidas? meu mais novo é um peixe sem juízo', 'lifeguards'),
  ask('A minha irmã é invisual e viaja com o cão-guia. Ele pode ficar connosco no hotel?', 'assistanceDog'),
  ask('nao dirijo, passa busão perto?', 'bus'),
  ask(['onde dá pra comer bem aí por perto?', 'e comida tailandesa, conhece alguma?'], 'thai'),
  ask(['indica uma pizzaria boa perto', 'e sorvete de sobremesa, onde?'], 'iceCream'),
  ask('mercado pra comprar água e fruta, e uma padaria, qual fica mais perto?', 'groceries', 'bakery'),
  ask('quanto é a entrada do safari dos leões?', 'safari'),
  ask('Por gentileza, qual o valor do ingresso do museu Flagler e do zoológico?', 'flagler', 'zoo'),
  ask('meu avô é pescador de Cabo Frio, tem algum lugar bom pra jogar uma vara aí?', 'fishing'),
  ask('minha sogra é finlandesa e não fala inglês, tem alguém aí que fale finlandês?', 'languages'),

  // A price without dates
  from('a partir de quanto tem quarto aí?'),
  from('qual a diária mais baratinha de vcs'),
  from('Gostaria apenas de ter uma ideia dos vossos preços, ainda não temos datas'),
  from('é muito caro se hospedar ai? qual faixa de preço'),
  from('a suite king custa a partir de quanto?', 'king-suite'),
  from('preço do estúdio por noite, mais ou menos', 'studio-kitchenette'),
  from('qnto é o quarto duplo queen', 'double-queen-room'),
  from('Suíte Jardim, qual o valor mínimo?', 'garden-suite'),

  // Not known
  unknown('tem ferro de passar? vou a um casamento e minha camisa vai chegar um trapo'),
  unknown('minha tomada é aquela brasileira de 3 pinos, vcs têm adaptador pra emprestar?'),
  unknown('conseguem uma babá pra noite de sábado? queremos jantar só nós dois'),
  unknown('sou alérgica a pena de ganso, os travesseiros são de quê?'),
  unknown('vcs imprimem uns papéis pra mim? preciso dos ingressos da disney em papel'),
  unknown('tem cofre no quarto pra guardar passaporte?'),
  unknown('onde tem missa católica em português no domingo?'),
  unknown('trocam reais por dólar aí na recepção?'),

  // A person
  person('quero falar com um atendente de verdade'),
  person('moço isso aí é robô? me passa pra uma pessoa por favor'),
  person('Poderia pôr-me em contacto com alguém da receção, por favor? Prefiro tratar com uma pessoa'),
  person('nao to entendendo nada, chama um humano ai'),
]
