import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  // Stays in one message.
  stay('oi tem vaga pra hj? só uma noite, 1 pessoa', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay(
    'Boa tarde. Gostaria de saber o valor da hospedagem para um casal, de 12 a 17 de janeiro. Desde já agradeço, Maria do Carmo',
    ['2027-01-12', '2027-01-17'],
    { guests: 2 },
  ),
  stay('quanto ta de 5/12 a 9/12 p 2 adultos e 1 bb de 8 meses', ['2026-12-05', '2026-12-09'], { guests: 3 }),
  stay(
    'Bah tchê, chego aí na quinta dia 10 de dezembro e volto na segunda dia 14, tem quarto pra mim e pra minha prenda?',
    ['2026-12-10', '2026-12-14'],
    { guests: 2 },
  ),
  stay('ô moço cês tem quarto dia 20 de fevereiro, três noites, nóis é em 4', ['2027-02-20', '2027-02-23'], {
    guests: 4,
  }),
  stay('valor réveillon 30/12 ate 02/01 casal', ['2026-12-30', '2027-01-02'], { guests: 2 }),
  stay(
    'Oxente quanto é que fica o carnaval aí? da sexta 5 de fevereiro até a quarta-feira de cinzas, eu mais duas amigas',
    ['2027-02-05', '2027-02-10'],
    { guests: 3 },
  ),
  stay(
    'Bom dia, pretendia reservar o estúdio de 3 a 10 de maio de 2027 para duas pessoas. Há disponibilidade?',
    ['2027-05-03', '2027-05-10'],
    { guests: 2, room: 'studio-kitchenette' },
  ),
  stay(
    'amanhã tem? sou caminhoneiro to descendo pela 95, é só eu e só preciso dormir uma noite',
    ['2026-11-25', '2026-11-26'],
    { guests: 1 },
  ),
  stay('Preço da suíte king pra semana santa, de quinta 25/3 até domingo de páscoa', ['2027-03-25', '2027-03-28'], {
    room: 'king-suite',
  }),
  stay(
    'qto custa 2 quartos de 14 a 18 de abril? somos 5: eu, marido, 2 filhos e minha sogra',
    ['2027-04-14', '2027-04-18'],
    { guests: 5, rooms: 2 },
  ),
  stay(
    'Dispõem de alojamento para a noite de 15 de agosto? Vimos de Braga, dois adultos e dois miúdos',
    ['2027-08-15', '2027-08-16'],
    { guests: 4 },
  ),
  stay(
    'esse finds tem vaga? eu e meu namorado',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay(
    'Minha mãe tem 82 anos e quer ver o mar da Flórida antes de morrer kkkk exagero dela, mas enfim, eu e ela de 8 a 11 de março quanto sai',
    ['2027-03-08', '2027-03-11'],
    { guests: 2 },
  ),
  stay('suite jardim 18-21/06, 3 pax', ['2027-06-18', '2027-06-21'], { guests: 3, room: 'garden-suite' }),
  stay(
    'Tô indo pruma feira de barcos em palm beach e preciso de 4 noites a partir de 17 de março, sozinho',
    ['2027-03-17', '2027-03-21'],
    { guests: 1 },
  ),
  stay(
    'sexta q vem ate domingo, 2 pess. quanto?',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay(
    'Olá, boas! Lua de mel :) chegamos a 6 de setembro e partimos a 13. Qual o preço do quarto king que dá para o pátio?',
    ['2027-09-06', '2027-09-13'],
    { room: 'courtyard-king-room' },
  ),
  stay('1 noite dia 31 de dezembro, 4 amigos, dá?', ['2026-12-31', '2027-01-01'], { guests: 4 }),
  stay(
    'teria como me informar o preço do dia primeiro de fevereiro ao dia quinze do mesmo mês, para um senhor aposentado que viaja só',
    ['2027-02-01', '2027-02-15'],
    { guests: 1 },
  ),
  stay(
    'Do natal ao ano novo qto fica pra casal c/ uma filha de 6?',
    [
      ['2026-12-25', '2027-01-01'],
      ['2026-12-24', '2027-01-01'],
      ['2026-12-24', '2026-12-31'],
      ['2026-12-25', '2026-12-31'],
      ['2026-12-24', '2027-01-02'],
      ['2026-12-25', '2027-01-02'],
    ],
    { guests: 3 },
  ),
  stay(
    'eu, minha mulher e o Thor (labrador bonzinho, juro) de 15 a 18/10, qual o preço',
    ['2027-10-15', '2027-10-18'],
    { guests: 2 },
  ),
  stay('véspera de natal até dia 27, quarto duplo queen pra família de 4', ['2026-12-24', '2026-12-27'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(
    'Sou enfermeira de bordo num cruzeiro, desembarco dia 9/1 e meu voo pra Belém é dia 11, quanto pra ficar essas duas noites só eu?',
    ['2027-01-09', '2027-01-11'],
    { guests: 1 },
  ),
  stay('5 diárias começando em 2 de julho. 3 pessoas', ['2027-07-02', '2027-07-07'], { guests: 3 }),
  stay('vcs tem ap com cozinha? digo o estudio, de 11 a 25 de janeiro, casal', ['2027-01-11', '2027-01-25'], {
    guests: 2,
    room: 'studio-kitchenette',
  }),
  stay('Feriado de Thanksgiving, de quinta a domingo, sobrou alguma coisa?? somos 2', ['2026-11-26', '2026-11-29'], {
    guests: 2,
  }),
  stay('Queria uma semaninha em maio, do dia 15 ao 22, eu, meu marido e nossa bebê', ['2027-05-15', '2027-05-22'], {
    guests: 3,
  }),
  stay(
    'Prezados, venho por meio desta solicitar cotação para hospedagem de 02 (dois) hóspedes, com entrada em 07/04/2027 e saída em 12/04/2027.',
    ['2027-04-07', '2027-04-12'],
    { guests: 2 },
  ),
  stay('feriado de tiradentes, chego terça 20 de abril e saio quinta 22. 2 adultos', ['2027-04-20', '2027-04-22'], {
    guests: 2,
  }),
  stay(
    'Visse, tô atrás de dois quarto de casal do dia 26 ao dia 30 de julho, 4 pessoa ao todo',
    ['2027-07-26', '2027-07-30'],
    { guests: 4, rooms: 2 },
  ),
  stay('dia 13/02 pro dia 15/02, valentine’s day rs, quanto a king suite', ['2027-02-13', '2027-02-15'], {
    room: 'king-suite',
  }),
  stay('Sábado agora, uma noite, pra três', ['2026-11-28', '2026-11-29'], { guests: 3 }),
  stay(
    'vou correr uma prova em west palm no domingo 13 de dezembro, chego na sexta e volto na segunda, sozinha. Quanto fica?',
    ['2026-12-11', '2026-12-14'],
    { guests: 1 },
  ),
  stay('quarto queen compacto, 28 de setembro a 1 de outubro, viajo só', ['2027-09-28', '2027-10-01'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay('oiii me fala o preço de quarta pra quinta dessa semana por favorzinho', ['2026-11-25', '2026-11-26']),
  stay('A gente é em 6, três casais kkk, precisa de 3 quartos de 19 a 22 de março', ['2027-03-19', '2027-03-22'], {
    guests: 6,
    rooms: 3,
  }),
  stay('Podem dizer-me quanto custa o quarto king entre 21 e 28 de junho? Obrigada', ['2027-06-21', '2027-06-28'], {
    room: 'king-room',
  }),
  stay('daqui a duas semanas certinho, terça dia 8, duas noites, eu e meu irmão', ['2026-12-08', '2026-12-10'], {
    guests: 2,
  }),
  stay(
    'Chegada 03 jan saída 31 jan casal aposentado de Curitiba fugindo do frio (em janeiro kkk), preço total?',
    ['2027-01-03', '2027-01-31'],
    { guests: 2 },
  ),
  stay(
    'dias 23, 24 e 25 de agosto, 2 adultos 2 crianças (5 e 9 anos) tem disponivel',
    [
      ['2027-08-23', '2027-08-26'],
      ['2027-08-23', '2027-08-25'],
    ],
    { guests: 4 },
  ),
  stay('suite de um quarto p/ 4 do dia 6 ao dia 11 de fevereiro, pega o carnaval né', ['2027-02-06', '2027-02-11'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay('Mano, spring break, 4 brother, 10 a 14 de março, quanto na moral', ['2027-03-10', '2027-03-14'], {
    guests: 4,
  }),
  stay(
    'Quero fazer uma surpresa pra minha esposa no aniversário dela, 19 de maio, pernoite só. Tem quarto pra nós dois?',
    ['2027-05-19', '2027-05-20'],
    { guests: 2 },
  ),
  stay(
    'primeiro fds de junho tem quarto? 1 adulto e 2 crianças',
    [
      ['2027-06-04', '2027-06-06'],
      ['2027-06-05', '2027-06-06'],
    ],
    { guests: 3 },
  ),

  // Stays in conversations.
  stay(['quanto custa de 10 a 13 de janeiro pra 2?', 'e se for mais uma noite?'], ['2027-01-10', '2027-01-14'], {
    guests: 2,
  }),
  stay(['Oi, casal, 4 a 7 de março', 'minha filha resolveu ir junto, muda o preço?'], ['2027-03-04', '2027-03-07'], {
    guests: 3,
  }),
  stay(['tem quarto king de 15 a 19 de fevereiro?', 'e a suíte king nas mesmas datas?'], ['2027-02-15', '2027-02-19'], {
    room: 'king-suite',
  }),
  stay(['dia 5 de maio a 8 de maio, 3 pessoas', 'ops errei o mês, é junho'], ['2027-06-05', '2027-06-08'], {
    guests: 3,
  }),
  stay(['boa noite', 'queria ver uns preço', '17 a 20 de dezembro', 'eu e mais um'], ['2026-12-17', '2026-12-20'], {
    guests: 2,
  }),
  stay(
    [
      'Somos dois, de 1 a 5 de abril, se faz favor.',
      'Têm estacionamento?',
      'Óptimo. Então quanto ficava a estadia com mais uma noite?',
    ],
    ['2027-04-01', '2027-04-06'],
    { guests: 2 },
  ),
  stay(['hj tem vaga p 2?', 'e amanhã?'], ['2026-11-25', '2026-11-26'], { guests: 2 }),
  stay(
    ['valor de 20 a 27/01, 2 adultos', 'e quanto fica tudo se eu levar meu shih tzu'],
    ['2027-01-20', '2027-01-27'],
    { guests: 2 },
  ),
  stay(['queria a suite jardim em julho', 'de 8 a 12, tres pessoas'], ['2027-07-08', '2027-07-12'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(['7 noites a partir de 10 de outubro casal', 'na real só 5 noites'], ['2027-10-10', '2027-10-15'], {
    guests: 2,
  }),
  stay(['Bom dia! 2 quartos de 5 a 8 de agosto', 'somos 6 no total'], ['2027-08-05', '2027-08-08'], {
    guests: 6,
    rooms: 2,
  }),
  stay(
    ['de 12 a 16/05 eu e minha mãe', 'minha mãe desistiu, vou sozinho mesmo. quanto fica agora?'],
    ['2027-05-12', '2027-05-16'],
    { guests: 1 },
  ),
  stay(['tem lugar pra virada? 29/12 a 2/1, 2 pessoas', 'e saindo um dia antes?'], ['2026-12-29', '2027-01-01'], {
    guests: 2,
  }),
  stay(
    [
      '24 a 28 de março, 4 pessoas',
      'o check-in é q horas?',
      'blz. e se a gente chegar um dia depois e sair no mesmo dia 28, qual o valor?',
    ],
    ['2027-03-25', '2027-03-28'],
    { guests: 4 },
  ),
  stay(
    ['quarto duplo queen dia 11 de junho 3 noites 4 pessoas', 'na vdd vai só nós 3, e pode ser 2 noites'],
    ['2027-06-11', '2027-06-13'],
    { guests: 3, room: 'double-queen-room' },
  ),
  stay(
    [
      'Viajo a trabalho e preciso de um quarto de 9 a 12 de fevereiro, um hóspede',
      'Infelizmente remarcaram a reunião, agora seria de 16 a 19',
    ],
    ['2027-02-16', '2027-02-19'],
    { guests: 1 },
  ),
  stay(
    ['quanto tá o fds do dia 5 de dezembro? casal', 'e o fim de semana seguinte?'],
    [
      ['2026-12-11', '2026-12-13'],
      ['2026-12-12', '2026-12-13'],
    ],
    { guests: 2 },
  ),
  stay(['estúdio pra 2, de 2 a 9 de setembro', 'e o queen compacto sai por quanto?'], ['2027-09-02', '2027-09-09'], {
    guests: 2,
    room: 'compact-queen-room',
  }),
  stay(['14 de janeiro', 'até dia 18', '2 adultos 1 criança, quanto dá?'], ['2027-01-14', '2027-01-18'], {
    guests: 3,
  }),
  stay(
    ['tem quarto pra 4 de 3 a 6 de julho?', 'vixe, minha cunhada tb quer ir, então bota 2 quartos pra 5'],
    ['2027-07-03', '2027-07-06'],
    { guests: 5, rooms: 2 },
  ),
  stay(
    ['Preço de 21 a 24 de maio', 'fica longe da praia?', 'ah bom!! e a suíte de um quarto nesses dias? somos 4'],
    ['2027-05-21', '2027-05-24'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(['oi é pra lua de mel, 13 a 20 de junho', 'quarto king pátio pfv'], ['2027-06-13', '2027-06-20'], {
    room: 'courtyard-king-room',
  }),
  stay(
    ['quero ir de 25 a 30 de janeiro com meu marido', 'tira uma noite, a gente vai embora 29. fica em quanto'],
    ['2027-01-25', '2027-01-29'],
    { guests: 2 },
  ),
  stay(['sexta agora até domingo, quanto pra 2', 'e esticando até segunda?'], ['2026-11-27', '2026-11-30'], {
    guests: 2,
  }),
  stay(
    ['Olá, queria marcar de 9 a 16 de agosto, 2 adultos e 1 criança.', 'Peço desculpa, enganei-me: são duas crianças.'],
    ['2027-08-09', '2027-08-16'],
    { guests: 4 },
  ),
  stay(
    ['de 6 a 10 de abril, 2 adultos e meu pug', 'o pug vai ficar com a minha irmã. qual o total sem ele?'],
    ['2027-04-06', '2027-04-10'],
    { guests: 2 },
  ),
  stay(['tem vaga dia 18 de setembro?', 'são 3 noites', 'ah e somos 3'], ['2027-09-18', '2027-09-21'], {
    guests: 3,
  }),
  stay(
    ['1 a 4 de fevereiro casal', 'aceita gato?', 'entendi. então vê pra mim uma semana depois, mesma qtd de noites'],
    ['2027-02-08', '2027-02-11'],
    { guests: 2 },
  ),
  stay(['qto a diária em 27 de fevereiro', '2 noites, casal + bb de colo'], ['2027-02-27', '2027-03-01'], {
    guests: 3,
  }),
  stay(
    [
      'De 4 a 11 de outubro, eu e a minha irmã, quarto king',
      'a internet é boa? trabalhamos remotamente',
      'voltando à estadia: e se fosse de 4 a 18?',
    ],
    ['2027-10-04', '2027-10-18'],
    { guests: 2, room: 'king-room' },
  ),

  // Facts.
  ask('q horas posso entrar no quarto', 'checkIn'),
  ask('Até que horas temos de deixar o quarto e quanto pagamos se quisermos sair mais tarde?', 'checkOut', 'lateFee'),
  ask('no dia da saída, pagando a mais, dá pra ficar no quarto até no máximo que horas', 'lateUntil'),
  ask('tem caução? quanto q bloqueia no cartão', 'deposit'),
  ask('meu vira-lata caramelo pode ir? qto cobra', 'petFee'),
  ask('se meu marido fumar no quarto escondido qual é a multa kkkk', 'smokingFee'),
  ask('Caso eu precise desmarcar, com quanta antecedência posso fazê-lo sem custo?', 'cancelling'),
  ask('recepção abre e fecha q horas', 'opens', 'closes'),
  ask('dá pra ir a pé pra praia ou é longe', 'beach'),
  ask('estacionar lá na praia é pago? quanto', 'beachParking'),
  ask('me passa o telefone daí fazendo favor', 'phone'),
  ask('Qual o e-mail e o endereço certinho do hotel? é pra botar no formulário do visto', 'email', 'street'),
  ask('sou historiadora, adoro prédio antigo! esse hotel é de que ano?', 'year'),
  ask('meu pai é doido por pescaria, tem onde pescar por perto?', 'fishing'),
  ask('se eu assinar a newsletter ganho desconto mesmo?', 'newsletter'),
  ask('qual a nota de vocês nas avaliações? minha esposa é desconfiada', 'rating'),
  ask('Fico um mês inteiro pra um curso de inglês, vocês fazem preço de mensalista?', 'monthly'),
  ask(['aquele Old Key Lime House fica perto?', 'e comida tailandesa?'], 'thai'),
  ask('quantos minutos do aeroporto de palm beach (PBI) até aí', 'airport'),
  ask('vou descer em fort lauderdale, quanto tempo até o hotel?', 'secondAirport'),
  ask('Lake Worth fica a quanto tempo de carro? e o centrinho de West Palm?', 'lakeWorth', 'westPalm'),
  ask('que meses são alta temporada por essas bandas', 'peakSeason'),
  ask('minha menina quer ver tartaruguinha na praia, qual a época da desova', 'turtles'),
  ask('tenho um medo danado de furacão.. em q meses tem', 'hurricanes'),
  ask('vaga pro carro alugado tá inclusa ou paga por fora', 'parking'),
  ask('o uai-fai é de graça? tenho reunião no zoom todo dia', 'wifi'),
  ask('tem piscina pras criança', 'noPool'),
  ask('tô com o joelho operado, tem elevador?', 'stairs'),
  ask('O pequeno-almoço está incluído? E café, há a qualquer hora?', 'breakfast', 'coffee'),
  ask('dá pra cozinhar um arrozinho no quarto', 'kitchen'),
  ask('preciso guardar minha insulina no gelado, tem frigobar?', 'fridge'),
  ask('a arrumação do quarto é todo dia?', 'cleaning'),
  ask('ar condicionado tem né? sou de manaus mas durmo no gelo kkk', 'airConditioning'),
  ask('tem churrasqueira? sou gaúcho, domingo sem assado não existe', 'barbecue'),
  ask('posso pagar em dinheiro vivo ou só no cartão', 'cards', 'cash'),
  ask('vocês têm berço pro nenê', 'crib'),
  ask('a praia aí tem salva-vidas? meu guri não nada nada', 'lifeguards'),
  ask('Sou deficiente visual e viajo com meu cão-guia. Ele é aceito? Há alguma cobrança?', 'assistanceDog'),
  ask('não dirijo. passa ônibus aí? e trem?', 'bus', 'train'),
  ask(['tem algum restaurante bom aí perto?', 'e pizza?'], 'pizza'),
  ask(['onde eu compro umas coisinhas tipo água, fruta, papel higiênico', 'e padaria boa, tem?'], 'bakery'),
  ask('Quanto é o bilhete do Museu Flagler? E o do jardim japonês Morikami?', 'flagler', 'morikami'),
  ask(['vamos com 2 crianças pequenas, o que tem pra fazer aí?', 'o zoológico custa quanto?'], 'zoo'),
  ask('aquele safári dos leões, qual o preço da entrada', 'safari'),
  ask(
    'alguém aí fala finlandês? minha esposa é de tampere. e a tal casa finlandesa da região, existe mesmo?',
    'languages',
    'finland',
  ),

  // Prices without a date.
  from('a partir de quanto sai a diária?'),
  from('quanto custa a suíte king aí mais ou menos', 'king-suite'),
  from('Qual é o vosso preço mais em conta por noite?'),
  from('o estudio com cozinha começa em quanto', 'studio-kitchenette'),
  from('to juntando um dinheirinho, uma noite aí fica na faixa de qto?'),
  from('valor mínimo do quarto duplo queen? ainda nem marquei a data', 'double-queen-room'),
  from('preço?'),
  from('suite jardim, preço base por favor', 'garden-suite'),

  // Nothing is known.
  unknown('a tomada aí é diferente né? vcs emprestam adaptador pro plugue brasileiro?'),
  unknown('desculpa a pergunta mas tem chuveirinho higiênico no banheiro'),
  unknown('comprei umas coisas na amazon, vocês recebem a encomenda pra mim antes de eu chegar?'),
  unknown('O quarto tem cofre para guardar os passaportes?'),
  unknown('dá pra trocar real por dólar aí na recepção'),
  unknown('queria fazer meu casamento pé na areia com 30 convidados, vcs organizam?'),
  unknown('se faltar luz tem gerador'),
  unknown('tem ferro de passar? minha camisa vai chegar toda amassada'),

  // A human being.
  person('quero falar com gente de verdade'),
  person('Seria possível falar com um funcionário? Prefiro tratar disto com uma pessoa.'),
  person('chama um atendente aí por gentileza'),
  person('cansei de robô, me passa pra um humano'),
]
