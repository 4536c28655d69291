import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  ask('quanto custa sair mais tarde', 'lateFee'),
  ask('cao guia paga taxa?', 'assistanceDog'),
  ask('tem piscina?', 'noPool'),
  ask('onde comer frutos do mar bom', 'keyLime'),
  ask('onde tem sorvete', 'iceCream'),
  ask('qual o endereço de vcs', 'street'),
  person('quero falar com um atendente'),
  from('a partir de quanto a suite king', 'king-suite'),
  stay('somos 4 pessoas de 3 a 6 de fevereiro', ['2027-02-03', '2027-02-06'], { guests: 4 }),
  ask('o hotel fica perto da praia e tem estacionamento?', 'beach', 'parking'),
  ask('da pra ir a pe ate a praia', 'beach'),
  ask('aceita pix? senao posso pagar em dinheiro vivo', 'cash'),
  stay('vou com minha mulher e 3 filhos de 1 a 5 de fevereiro, quanto da tudo', ['2027-02-01', '2027-02-05'], {
    guests: 5,
  }),
  from('qual a diaria mais em conta q vcs tem'),
  unknown('tem babá pra noite?'),
  stay('tem alguma coisa livre sexta agora até domingo? somos 3', ['2026-11-27', '2026-11-29'], { guests: 3 }),
  from('o estúdio sai a partir de quanto', 'studio-kitchenette'),
  stay('suite jardim de 8 a 12 fev preço pf', ['2027-02-08', '2027-02-12'], { room: 'garden-suite' }),
  stay(['de 9 a 11 de fevereiro pra dois', 'e mais uma noite?'], ['2027-02-09', '2027-02-12']),
  unknown('vcs buscam no aeroporto'),
  stay(['de 9 a 11 de março tem?', 'opa abril'], ['2027-04-09', '2027-04-11']),
  // Dated, in one message
  stay('oi tem quarto pra hoje a noite? so eu msm, to na estrada', ['2026-11-24', '2026-11-25'], { guests: 1 }),
  stay('amanha 2 noites casal qto fica', ['2026-11-25', '2026-11-27']),
  stay('Neste fds vcs tem vaga? eu e a patroa, aniversário dela 🎂', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-27', '2026-11-30'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-28', '2026-11-30'],
  ]),
  stay(
    'Bom dia. Pretendia ficar convosco de 3 a 6 de dezembro, dois adultos. Qual seria o valor total da estadia, se faz favor?',
    ['2026-12-03', '2026-12-06'],
  ),
  stay('valor 18/12 a 20/12 p/ 3 pessoas??', ['2026-12-18', '2026-12-20'], { guests: 3 }),
  stay(
    'carnaval 2027, do sabado 6/2 ate quarta de cinzas, 4 amigas no mesmo quarto. qto dá no total? a gente cansou de bloco kkkk',
    ['2027-02-06', '2027-02-10'],
    { guests: 4 },
  ),
  stay(
    'Réveillon na praia! Chegamos dia 29/12 e vamos embora dia 2/1. Dois adultos e duas crianças (6 e 9 anos). Ainda tem lugar e quanto custa?',
    ['2026-12-29', '2027-01-02'],
    { guests: 4 },
  ),
  stay('suite jardim 15 a 20 de janeiro, preço?', ['2027-01-15', '2027-01-20'], { room: 'garden-suite' }),
  stay('quero o quarto king dessa sexta até domingo agora, ta livre?', ['2026-11-27', '2026-11-29'], {
    room: 'king-room',
  }),
  stay(
    'Uai, natal aí deve ser bão demais sô. De 23 a 27 de dezembro, nois é em 5 e a gente quer 2 quartos. Quanto sai tudo?',
    ['2026-12-23', '2026-12-27'],
    { guests: 5, rooms: 2 },
  ),
  stay('preciso de 3 quartos só pra noite de 5 pra 6 de dezembro. 6 pessoas no total', ['2026-12-05', '2026-12-06'], {
    guests: 6,
    rooms: 3,
  }),
  stay(
    'Boas. Há anos que prometo à minha mulher uma viagem como deve ser, e entre a pandemia, as obras na casa de banho e o meu patrão nunca calhou. Agora é que é: Semana Santa do ano que vem, de quinta 25 de março até segunda 29, só nós os dois. Arranja-se alguma coisa e por quanto?',
    ['2027-03-25', '2027-03-29'],
  ),
  stay('chego na segunda q vem e saio na quinta, 2 pessoas, tem disponibilidade?', ['2026-11-30', '2026-12-03']),
  stay('dia 12, tres noites, quanto', ['2026-12-12', '2026-12-15']),
  stay(
    'Bah tchê, no feriado de Tiradentes ano que vem a gente vai pra aí: entra na quarta 21/4 e sai no domingo 25. Dois adultos e uma guria de 14. Qual o preço?',
    ['2027-04-21', '2027-04-25'],
    { guests: 3 },
  ),
  stay(
    'Somos dois reformados do Porto e gostávamos de passar aí o inverno: 10 de janeiro a 10 de fevereiro. Em quanto nos fica?',
    ['2027-01-10', '2027-02-10'],
  ),
  stay('uma semana a partir de 7 de fevereiro na suíte de um quarto, somos 4', ['2027-02-07', '2027-02-14'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'to indo a trabalho, eu sozinho, quarto queen compacto de amanhã ate sexta cedo. quanto a empresa vai pagar?',
    ['2026-11-25', '2026-11-27'],
    { guests: 1, room: 'compact-queen-room' },
  ),
  stay(
    'Lua de mel 💕 14 a 21 de maio de 2027 na suíte king. Me fala o valor que eu já passo pro noivo assustar kkk',
    ['2027-05-14', '2027-05-21'],
    { room: 'king-suite' },
  ),
  stay(
    'véi de sábado 12/12 a terça 15/12 tem 2 quartos? 4 adultos, dois em cada. manda o total',
    ['2026-12-12', '2026-12-15'],
    { guests: 4, rooms: 2 },
  ),

  // Dated, in several messages
  stay(['Quanto fica de 11 a 13 de dezembro pra 2?', 'opa errei o mês, é em janeiro'], ['2027-01-11', '2027-01-13']),
  stay(
    ['tem vaga de 4 a 6 de dezembro? casal', 'e se a gente ficar 5 noites em vez de 2?'],
    ['2026-12-04', '2026-12-09'],
  ),
  stay(
    ['quero saber preço de 8 a 11 de janeiro pra mim e meu namorado', 'e na suite king?'],
    ['2027-01-08', '2027-01-11'],
    { room: 'king-suite' },
  ),
  stay(
    [
      'a praia fica longe dai?',
      'e meu carro pode ficar na vaga de vcs de graça?',
      'fechou entao, vê pra mim de 14 a 17 de dezembro, 2 adultos',
    ],
    ['2026-12-14', '2026-12-17'],
  ),
  stay(['oi', 'queria um quarto', 'dia 9 de dezembro, 2 noites', 'ah esqueci, somos 3'], ['2026-12-09', '2026-12-11'], {
    guests: 3,
  }),
  stay(
    [
      'Olá, qual o preço de 20 a 24 de fevereiro para dois?',
      'Peço desculpa, afinal só chegamos no dia 21. A saída mantém-se a 24.',
    ],
    ['2027-02-21', '2027-02-24'],
  ),
  stay(['Boa tarde, tem quarto nesse sábado agora?', '2 noites, pra quatro pessoas'], ['2026-11-28', '2026-11-30'], {
    guests: 4,
  }),
  stay(
    ['quem fica a semana inteira paga menos?', 'massa! então quanto dá de 6 a 13 de março, eu e minha mãe'],
    ['2027-03-06', '2027-03-13'],
  ),
  stay(
    [
      'aceitam cachorro? é um shih tzu bem quietinho',
      'otimo. então de 2 a 5 de dezembro, só uma pessoa, qual o preço do quarto sem contar a taxa dele?',
    ],
    ['2026-12-02', '2026-12-05'],
    { guests: 1 },
  ),
  stay(['2 noites a partir de 22 de janeiro', 'e com 2 quartos? vamos em 4'], ['2027-01-22', '2027-01-24'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    ['quarto duplo queen de 5 a 8 de fev, 4 pessoas', 'carinho hein 😬 e se for de 15 a 18 de fevereiro?'],
    ['2027-02-15', '2027-02-18'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    [
      'quanto a suíte jardim de 17 a 20/12? casal',
      'nao precisa ser tão chique. o mais barato q tiver nessas mesmas datas, qualquer quarto, sai quanto?',
    ],
    ['2026-12-17', '2026-12-20'],
  ),
  stay(
    ['Viva! Procuro alojamento a partir de 10 de abril', 'três noites', 'somos um casal com dois miúdos, 10 e 12 anos'],
    ['2027-04-10', '2027-04-13'],
    { guests: 4 },
  ),
  stay(['tem vaga no dia 31?', 'de dezembro sim, 3 noites, eu e meu marido'], ['2026-12-31', '2027-01-03']),
  stay(
    [
      'quanto tempo leva do aeroporto de fort lauderdale até ai',
      'blz. meu voo chega 26 de novembro e volto dia 1 de dezembro, 2 pax, qual o total?',
    ],
    ['2026-11-26', '2026-12-01'],
  ),

  // What the house and the town have
  ask(
    'Boa tarde! Nosso voo de Guarulhos pousa 9h da manhã e a gente vai chegar moído. A partir de que horas dá pra pegar o quarto? E no último dia, até que horas temos que devolver a chave?',
    'checkIn',
    'checkOut',
  ),
  ask(
    'se a gnt quiser dormir mais um pouco no dia de ir embora, quanto vcs cobram por hora e até q horas dá pra esticar?',
    'lateFee',
    'lateUntil',
  ),
  ask(
    'ouvi dizer q hotel americano segura um dinheiro qdo a gente chega e devolve na saida se nao quebrar nada. aí é quanto?',
    'deposit',
  ),
  ask(
    [
      'valor de 4 a 7 de dezembro pra duas pessoas?',
      'e o salsicha vai junto, nao largo dele 🐶 quanto por noite a mais por causa dele?',
    ],
    'petFee',
  ),
  ask('meu marido é teimoso. se ele acender um cigarro dentro do quarto, dá o que? prejuizo de quanto?', 'smokingFee'),
  ask(
    [
      'vcs tem vaga de 18 a 20 de dezembro?',
      'e se meu chefe não liberar a folga, até quando posso desmarcar sem perder dinheiro?',
    ],
    'cancelling',
  ),
  ask('vou ligar aí do Brasil. qual o número e q horas começam a atender', 'phone', 'opens'),
  ask('A gente desce de Orlando depois do parque e deve chegar meia-noite. Ainda acha gente na recepção?', 'closes'),
  ask(
    'dá pra ir andando pôr o pé no mar? quantos minutos? e tem alguém de olho em quem entra na água?',
    'beach',
    'lifeguards',
  ),
  ask(
    [
      'qual a praia mais perto?',
      'e se for de carro por causa do isopor e das cadeiras, pago qto pra deixar ele lá na areia?',
    ],
    'beachParking',
  ),
  ask(
    'Preencher o ESTA é um castigo… podem indicar-me o vosso correio eletrónico e a rua com o número da porta?',
    'email',
    'street',
  ),
  ask('Que casinha linda nas fotos! De que ano ela é? E são quantos quartos ao todo?', 'year', 'rooms'),
  ask(
    'Se eu deixar o meu mail para receber as novidades, quanto poupo na primeira estadia? E os vales que vão mandando depois podem chegar a quanto?',
    'newsletter',
    'coupons',
  ),
  ask(
    'a partir de quantas noites o preço vai baixando? e pra quem fica o mes todo tem alguma coisa melhor ainda?',
    'weekly',
    'monthly',
  ),
  ask(
    'Ando a ver voos de Lisboa. Quanto tempo demora até aí se aterrarmos em West Palm Beach? E vindo de Fort Lauderdale?',
    'airport',
    'secondAirport',
  ),
  ask(
    ['oi, o hotel fica no meio do nada?', 'qto tempo de carro até o centrinho de Lake Worth e até West Palm Beach?'],
    'lakeWorth',
    'westPalm',
  ),
  ask(
    'em q meses isso aí fica lotado e mais caro? e a época dos furacões, vai de quando a quando?',
    'peakSeason',
    'hurricanes',
  ),
  ask(
    'Minha filha de 7 anos é doida pelas tartarugas que botam ovo na areia. Em que época elas aparecem? E o que mais dá pra fazer aí com criança?',
    'turtles',
    'withChildren',
  ),
  ask(
    [
      'quanto de 8 a 12 de março, 1 pessoa?',
      'ok. vou de carro alugado e ainda tenho q entrar em reunião do trampo… pago pra deixar o carro aí? e a net é cobrada por fora?',
    ],
    'parking',
    'wifi',
  ),
  ask('os piá só querem saber de piscina, tem? e a vó tem 82 e joelho ruim, elevador vcs têm?', 'noPool', 'stairs'),
  ask(
    'Acordo 4h30 todo santo dia. Consigo um cafezinho passado a essa hora? E lá pelas 8, onde a gente toma o café da manhã?',
    'coffee',
    'breakfast',
  ),
  ask(
    'A minha mulher é celíaca e prefiro ser eu a preparar as refeições. Há quartos onde se possa fazer isso? E onde guardar os iogurtes no fresco?',
    'kitchen',
    'fridge',
  ),
  ask('q calorao deve fazer ne… tem ar gelado no quarto? e tela pra eu ver o Mengão de noite', 'airConditioning', 'tv'),
  ask(
    [
      'quarto king de 5 a 7 de dezembro, 2 pessoas',
      'bah e sou gaúcho tchê, fico nervoso sem assar uma carne no domingo. tem onde fazer fogo aí no hotel?',
    ],
    'barbecue',
  ),
  ask('na hora de acertar a conta passa visa? ou levo uns dólares no bolso, vcs pegam tb?', 'cards', 'cash'),
  ask(
    'vou com uma menina de 4 anos e um bebé de 8 meses. é sítio bom para miúdos? e arranjam uma caminha de grades para o mais pequeno?',
    'families',
    'crib',
  ),
  ask('sou cego e o Thor, meu labrador, me guia. vão querer me cobrar taxa de bicho por ele?', 'assistanceDog'),
  ask('nem eu nem meu namorado dirige 😅 passa busão perto? e trem, tem estação?', 'bus', 'train'),
  ask(
    ['meu avô veio de Helsinque pro Brasil em 1929', 'é vdd q tem um clube do povo dele aí pertinho? como chama?'],
    'finland',
  ),
  ask(
    'oxente qual é aquele restaurante numa casa véia na beira da água, com a torta de limão famosa? dá pra ir a pé',
    'keyLime',
  ),
  ask(
    'eu quero caranguejo até lambuzar a cara e minha esposa só pensa em pad thai. onde a gente acha cada um?',
    'crab',
    'thai',
  ),
  ask('criançada quer pizza e dps sorvete. onde levo?', 'pizza', 'iceCream'),
  ask(
    'onde compro água, fruta e fralda aí perto? e padaria de verdade, com pão e doce fresco, existe?',
    'groceries',
    'bakery',
  ),
  ask(
    'Um dos meninos quer balanço e escorrega, o outro quer jogar uma linha na água com o avô. Pra onde mando cada um?',
    'playground',
    'fishing',
  ),
  ask(
    'queria uma caminhada na sombra, no meio do mato, pra ver passarinho. tem algo assim q dê pra ir do hotel?',
    'nature',
  ),
  ask('quanto é a entrada pra ver os leões de dentro do carro? e o zoologico de Palm Beach?', 'safari', 'zoo'),
  ask(
    'chuva a semana toda 🌧️ quanto custa entrar no palacete do Flagler e naquele jardim japonês, o Morikami?',
    'flagler',
    'morikami',
  ),
  ask(
    'Minha mãe não fala uma palavra de inglês. Ela consegue escrever pra vocês em português? Que idiomas atendem?',
    'languages',
  ),

  // Prices without dates
  from('qual o valor minimo da diaria de vcs'),
  from('Ainda não sei quando vou, só quero ter uma ideia: os preços começam em quanto por noite?'),
  from('quarto king ta a partir de quanto?', 'king-room'),
  from('Estou só a sondar, sem datas. A suíte jardim fica por quanto a noite, no mínimo?', 'garden-suite'),
  from(['oi td bem', 'qual o quarto mais em conta q vcs tem e quanto custa? nao fechei data ainda']),

  // No word on it
  unknown('com 3 filhos a roupa suja vira montanha… tem máquina de lavar pra hóspede usar?'),
  unknown('vcs tem academia? to em fase de treino pesado 💪'),
  unknown('Dá para alugar bicicletas aí no hotel?'),
  unknown(['vou de tesla alugado', 'tem onde carregar a bateria dele no hotel?']),
  unknown('o quarto tem cofre pra guardar passaporte e o dinheiro?'),
  unknown('Minha sogra é devota, domingo ela não perde. Qual a igreja católica mais perto e que horas é a missa?'),
  unknown('Tomada americana é diferente da nossa, vocês emprestam adaptador?'),
  unknown('ha campo de golfe perto? o meu marido leva os tacos'),

  // A person
  person('quero falar com um atendente de verdade, nao com robo'),
  person('Pode passar-me a um colega seu de carne e osso, por favor? O meu caso é complicado.'),
  person(['tem vaga em dezembro?', 'vc não entende nada afff 😡 me transfere pra um humano']),
]
