import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  // Stays in one message
  stay('oi boa tarde! quanto fica pra 2 pessoas de 11 a 14 de janeiro?', ['2027-01-11', '2027-01-14'], { guests: 2 }),
  stay('tem vaga hoje a noite?', ['2026-11-24', '2026-11-25']),
  stay('Preciso de um quarto para esta noite, somos três.', ['2026-11-24', '2026-11-25'], { guests: 3 }),
  stay('amanhã vcs conseguem um quarto pra um casal?', ['2026-11-25', '2026-11-26'], { guests: 2 }),
  stay('vcs tem disponibilidade 05/02 a 09/02? casal + 1 criança de 7 anos', ['2027-02-05', '2027-02-09'], {
    guests: 3,
  }),
  stay(
    'Check-in 12/03/2027, check-out 16/03/2027, 2 adultos e 2 crianças (4 e 9 anos). Qual o valor?',
    ['2027-03-12', '2027-03-16'],
    { guests: 4 },
  ),
  stay(
    'quero passar o natal ai com a familia, de 23 a 27 de dezembro, quanto sai pra 4?',
    ['2026-12-23', '2026-12-27'],
    {
      guests: 4,
    },
  ),
  stay('Réveillon: 30/12 até 02/01, duas pessoas, ainda tem lugar?', ['2026-12-30', '2027-01-02'], { guests: 2 }),
  stay('tem algo pra virada do ano? só a noite do dia 31', ['2026-12-31', '2027-01-01']),
  stay('quanto custa a suíte king de 18 a 21 de janeiro', ['2027-01-18', '2027-01-21'], { room: 'king-suite' }),
  stay(
    'Boa tarde. Gostaria de saber o preço da Suíte Jardim para o meu marido e eu, com chegada a 8 de fevereiro e partida a 15 de fevereiro. Muito obrigada.',
    ['2027-02-08', '2027-02-15'],
    { guests: 2, room: 'garden-suite' },
  ),
  stay('o estudio ta livre de 1 a 5 de marco??', ['2027-03-01', '2027-03-05'], { room: 'studio-kitchenette' }),
  stay('uma semana a partir de 3 de abril, 2 adultos, preço?', ['2027-04-03', '2027-04-10'], { guests: 2 }),
  stay('se eu ficar 5 noites a partir do dia 20 de janeiro quanto dá', ['2027-01-20', '2027-01-25']),
  stay('dez diárias começando em 2 de maio, viajo sozinho', ['2027-05-02', '2027-05-12'], { guests: 1 }),
  stay(
    'Olá, procuro alojamento para este fim de semana, duas pessoas',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
      ['2026-11-28', '2026-11-30'],
    ],
    { guests: 2 },
  ),
  stay('fim de semana que vem tem quarto?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
    ['2026-11-28', '2026-11-30'],
    ['2026-12-04', '2026-12-06'],
    ['2026-12-05', '2026-12-06'],
    ['2026-12-05', '2026-12-07'],
  ]),
  stay(
    'nao nesse fim de semana, no outro, vcs tem lugar pra familia de 4?',
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
      ['2026-12-05', '2026-12-07'],
    ],
    { guests: 4 },
  ),
  stay('sexta que vem, uma noite só, quanto é?', [
    ['2026-11-27', '2026-11-28'],
    ['2026-12-04', '2026-12-05'],
  ]),
  stay('chego nessa sexta agora e vou embora na segunda, dá pra arrumar um quarto?', ['2026-11-27', '2026-11-30']),
  stay('Thanksgiving, de quinta a domingo, 3 pessoas. sobrou alguma coisa?', ['2026-11-26', '2026-11-29'], {
    guests: 3,
  }),
  stay('dois quartos de 14 a 17 de fevereiro, 4 adultos no total', ['2027-02-14', '2027-02-17'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    'preciso de 2 quartos, um pra mim e minha esposa e outro pros meus pais, 22 a 26 de março',
    ['2027-03-22', '2027-03-26'],
    { guests: 4, rooms: 2 },
  ),
  stay('3 quartos pra 6 pessoas de 7/5 a 10/5, qual o total?', ['2027-05-07', '2027-05-10'], { guests: 6, rooms: 3 }),
  stay('vou levar meu cachorrinho, vocês têm quarto de 4 a 7 de março pra um casal?', ['2027-03-04', '2027-03-07'], {
    guests: 2,
  }),
  stay(
    'carnaval na florida kkk de sexta 5 de fevereiro até a quarta de cinzas, 2 pessoas',
    ['2027-02-05', '2027-02-10'],
    {
      guests: 2,
    },
  ),
  stay(
    'Na Páscoa, de sexta-feira santa a segunda, há quarto para dois adultos e uma criança de 5 anos?',
    ['2027-03-26', '2027-03-29'],
    { guests: 3 },
  ),
  stay('queria chegar no domingo de pascoa e ficar 3 noites, eu e minha irmã', ['2027-03-28', '2027-03-31'], {
    guests: 2,
  }),
  stay('quarto duplo queen pra 4, 9/7 a 16/7', ['2027-07-09', '2027-07-16'], { guests: 4, room: 'double-queen-room' }),
  stay(
    'férias de julho!! do dia 12 ao dia 22/07, eu, meu marido e os gêmeos de 11 anos. quanto sai tudo?',
    ['2027-07-12', '2027-07-22'],
    { guests: 4 },
  ),
  stay('noite de 14 para 15 de fevereiro, Quarto King Pátio, 2 pessoas', ['2027-02-14', '2027-02-15'], {
    guests: 2,
    room: 'courtyard-king-room',
  }),
  stay(
    'Bom dia, vou a um casamento em West Palm Beach no sábado, 20 de fevereiro, e precisava de um quarto de sexta a domingo, eu e o meu namorado.',
    ['2027-02-19', '2027-02-21'],
    { guests: 2 },
  ),
  stay('do dia vinte e oito de janeiro ao dia primeiro de fevereiro, somos três amigas', ['2027-01-28', '2027-02-01'], {
    guests: 3,
  }),
  stay(
    '28 noites a partir de 4 de janeiro, são meus pais, os dois aposentados. Qual seria o valor?',
    ['2027-01-04', '2027-02-01'],
    { guests: 2 },
  ),
  stay('suite de um quarto 10-14 jun, casal com filhos de 6 e 8', ['2027-06-10', '2027-06-14'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay('Quarto queen compacto para uma pessoa só, de 13 a 16 de abril, por favor', ['2027-04-13', '2027-04-16'], {
    guests: 1,
    room: 'compact-queen-room',
  }),
  stay(
    'mano to indo de moto pra daytona e depois desço praí dia 14 de março, fico até 17, so eu',
    ['2027-03-14', '2027-03-17'],
    { guests: 1 },
  ),
  stay('é possível reservar 15.01. – 18.01.27 para dois?', ['2027-01-15', '2027-01-18'], { guests: 2 }),
  stay(
    'primeiro fim de semana de fevereiro, qual o preço pra 2',
    [
      ['2027-02-05', '2027-02-07'],
      ['2027-02-06', '2027-02-07'],
      ['2027-02-06', '2027-02-08'],
    ],
    { guests: 2 },
  ),
  stay('depois de amanhã, duas noites, 2 adultos e um bebê de 8 meses', ['2026-11-26', '2026-11-28'], { guests: 3 }),
  stay('daqui a duas semanas, na terça, 3 noites. quanto vcs cobram?', ['2026-12-08', '2026-12-11']),
  stay(
    'meu voo chega em fort lauderdale dia 6 de dezembro e volto pro brasil dia 12, qual o valor pra 2 adultos?',
    ['2026-12-06', '2026-12-12'],
    { guests: 2 },
  ),
  stay(
    'feriado de 12 de outubro: queremos do dia 9 ao dia 13, 2 adultos e 1 adolescente',
    ['2027-10-09', '2027-10-13'],
    {
      guests: 3,
    },
  ),
  stay(
    'Boas, para a passagem de ano ainda há quartos? De 29 de dezembro a 2 de janeiro, somos quatro.',
    ['2026-12-29', '2027-01-02'],
    { guests: 4 },
  ),
  stay('chegada 4 set, saída 11 set, 2 pax, me passa o orçamento?', ['2027-09-04', '2027-09-11'], { guests: 2 }),

  // Stays over several messages
  stay(['tem vaga de 5 a 8 de janeiro?', 'e se a gente ficar mais uma noite?'], ['2027-01-05', '2027-01-09']),
  stay(['quanto fica 20 a 23 de fevereiro pra 2', 'e pra 3 pessoas?'], ['2027-02-20', '2027-02-23'], { guests: 3 }),
  stay(['suite king de 1 a 4 de fevereiro, preço?', 'e a suíte jardim nessas datas?'], ['2027-02-01', '2027-02-04'], {
    room: 'garden-suite',
  }),
  stay(['vcs tem quarto dia 18 de dezembro?', 'e quanto é?'], ['2026-12-18', '2026-12-19']),
  stay(
    ['boa noite, queria reservar de 8 a 12 de março', 'somos eu, minha mulher e nossa filha de 3 anos'],
    ['2027-03-08', '2027-03-12'],
    { guests: 3 },
  ),
  stay(['Tem disponibilidade em janeiro?', 'de 25 a 29', 'para 2 adultos'], ['2027-01-25', '2027-01-29'], {
    guests: 2,
  }),
  stay(['qual o valor da diária?', 'seria a partir do dia 11 de abril, 3 noites'], ['2027-04-11', '2027-04-14']),
  stay(['quarto pra 2 de 15 a 18 de maio', 'e uma semana depois?'], ['2027-05-22', '2027-05-25'], { guests: 2 }),
  stay(['preço para 2, 6 a 10 de abril', 'desculpa, é só até dia 9'], ['2027-04-06', '2027-04-09'], { guests: 2 }),
  stay(['De 2 a 6 de março, um casal, por favor.', 'Afinal só chegamos no dia 3.'], ['2027-03-03', '2027-03-06'], {
    guests: 2,
  }),
  stay(['tem quarto pro natal? 24 a 26', 'e pro ano novo, 31 a 2?'], ['2026-12-31', '2027-01-02']),
  stay(['10/02 a 13/02 pra 4 pessoas', 'e se forem dois quartos?'], ['2027-02-10', '2027-02-13'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    ['o quarto duplo queen ta livre de 17 a 20 de junho?', 'a gente tá em 4, quanto fica?'],
    ['2027-06-17', '2027-06-20'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay(
    ['aceitam cachorro?', 'ótimo! então me vê de 21 a 24 de janeiro, vou sozinha com ele'],
    ['2027-01-21', '2027-01-24'],
    { guests: 1 },
  ),
  stay(
    ['esse fim de semana tem vaga?', 'e no próximo?'],
    [
      ['2026-12-04', '2026-12-06'],
      ['2026-12-05', '2026-12-06'],
      ['2026-12-05', '2026-12-07'],
    ],
  ),
  stay(['hoje tem quarto?', 'e amanhã?'], ['2026-11-25', '2026-11-26']),
  stay(
    ['quanto sai o estúdio de 3 a 8 de fevereiro', 'e a suíte de um quarto?', 'somos 4'],
    ['2027-02-03', '2027-02-08'],
    { guests: 4, room: 'one-bedroom-suite' },
  ),
  stay(['oi, 7 noites a partir de 10 de janeiro', 'na verdade melhor 10 noites'], ['2027-01-10', '2027-01-20']),
  stay(
    ['quarto king de 12 a 15 de janeiro, quanto?', 'achei caro... e o queen compacto?'],
    ['2027-01-12', '2027-01-15'],
    {
      room: 'compact-queen-room',
    },
  ),
  stay(
    ['13 a 17 de agosto, dois adultos e uma criança', 'minha sogra resolveu ir também, muda o preço?'],
    ['2027-08-13', '2027-08-17'],
    { guests: 4 },
  ),
  stay(['tem vaga de 26 a 30 de abril?', 'e em maio, nos mesmos dias?'], ['2027-05-26', '2027-05-30']),
  stay(
    ['Qual o preço de 5 a 9 de julho para duas pessoas?', 'E se formos três, e até ao dia 10?'],
    ['2027-07-05', '2027-07-10'],
    { guests: 3 },
  ),
  stay(['a suíte jardim está livre de 19 a 23 de janeiro?', 'e quanto custa no total?'], ['2027-01-19', '2027-01-23'], {
    room: 'garden-suite',
  }),
  stay(
    ['quero um quarto pra sábado', 'esse sábado agora, dia 28', 'so uma noite, 2 pessoas'],
    ['2026-11-28', '2026-11-29'],
    { guests: 2 },
  ),
  stay(['carnaval de 6 a 10 de fevereiro, casal', 'dá pra sair um dia depois?'], ['2027-02-06', '2027-02-11'], {
    guests: 2,
  }),
  stay(
    ['qual a praia mais perto de vcs?', 'legal. e qual o preço de 8 a 11 de outubro pra 2?'],
    ['2027-10-08', '2027-10-11'],
    { guests: 2 },
  ),
  stay(
    ['a que horas é o check-in?', 'ok. chego dia 27 de fevereiro e saio dia 2 de março, quanto dá?'],
    ['2027-02-27', '2027-03-02'],
  ),
  stay(
    ['preciso de um quarto de 1 a 5 de junho para 2', 'vamos precisar de mais um quarto, pros meus sogros'],
    ['2027-06-01', '2027-06-05'],
    { guests: 4, rooms: 2 },
  ),
  stay(['22/01 a 25/01, 2 pessoas', 'ops, errei, é em fevereiro!'], ['2027-02-22', '2027-02-25'], { guests: 2 }),
  stay(
    ['Há vagas para a Páscoa, de 25 a 29 de março?', 'E só até domingo, quanto seria?'],
    ['2027-03-25', '2027-03-28'],
  ),

  // Facts
  ask('ate que horas tem q sair do quarto no ultimo dia', 'checkOut'),
  ask('Qual o horário de entrada e de saída?', 'checkIn', 'checkOut'),
  ask('a partir de que horas da pra pegar a chave?', 'checkIn'),
  ask('quanto cobram por hora pra fazer o check-out mais tarde?', 'lateFee'),
  ask('nosso voo é só de noite, pagando a mais dá pra ficar no quarto até que horas no dia da saída?', 'lateUntil'),
  ask('vcs pedem caução na chegada? de quanto?', 'deposit'),
  ask('Posso levar a minha gata? Há algum custo?', 'petFee'),
  ask(['posso levar cachorro?', 'e paga quanto por noite?'], 'petFee'),
  ask('qual é a multa se alguem fumar dentro do quarto', 'smokingFee'),
  ask('posso cancelar sem pagar nada até quando?', 'cancelling'),
  ask('o wifi é de graça? e pra deixar o carro?', 'wifi', 'parking'),
  ask('tem piscina?', 'noPool'),
  ask('Onde é que se pode tomar o pequeno-almoço aí por perto?', 'breakfast'),
  ask('acordo as 5 da manhã sempre, já tem café passado nesse horário?', 'coffee'),
  ask('quero cozinhar pras crianças, algum quarto tem cozinha?', 'kitchen'),
  ask('qual a distancia do hotel ate a praia a pé', 'beach'),
  ask('a praia tem salva-vidas? meu filho ainda nao nada direito', 'lifeguards'),
  ask('e pra estacionar lá na praia, quanto custa?', 'beachParking'),
  ask('qual o aeroporto mais perto e quanto tempo leva', 'airport'),
  ask('desembarcamos em Fort Lauderdale, são quantos minutos de carro até vocês?', 'secondAirport'),
  ask('tem estação de trem por perto?', 'train'),
  ask('Que autocarro passa perto do hotel?', 'bus'),
  ask('funciona uber aí em lantana?', 'rides'),
  ask('indica um restaurante bom pertinho, pra ir a pé', 'eating'),
  ask('bateu vontade de comer uma pizza, onde tem?', 'pizza'),
  ask('onde tem mercado perto pra comprar água e umas frutas?', 'groceries'),
  ask('esqueci meu remédio, tem farmácia por perto?', 'groceries'),
  ask('crianças são bem-vindas? e vocês teriam um berço?', 'families', 'crib'),
  ask('tem parquinho pros pequenos aí perto?', 'playground'),
  ask('ganho desconto se eu entrar na lista de emails?', 'newsletter'),
  ask('tarifa semanal vale a partir de quantas noites?', 'weekly'),
  ask('pensamos em fugir do inverno e ficar bastante tempo, com quantas noites começa o desconto mensal?', 'monthly'),
  ask('quais são os meses de alta temporada por aí?', 'peakSeason'),
  ask('em q meses as tartarugas botam ovo na praia?', 'turtles'),
  ask('quando é a época dos furacões?', 'hurricanes'),
  ask('se tiver um furacão chegando bem na nossa semana, com quem a gente fala sobre a reserva?', 'stormLine'),
  ask('me passa o endereço de vcs pra eu por no gps', 'street'),
  ask('Podem dizer-me o vosso telefone e o e-mail?', 'phone', 'email'),
  ask('de que ano é a casa? nas fotos parece antiga, que charme', 'year'),
  ask('minha mãe tem 80 anos e dificuldade de andar, tem elevador?', 'stairs'),
  ask('vamos chegar quase meia-noite, até que horas tem alguém na recepção?', 'closes'),
  ask('aceitam cartão de crédito? e dinheiro vivo?', 'cards', 'cash'),
  ask('em que idiomas posso escrever pra vocês?', 'languages'),
  ask('quanto é a entrada do lion country safari pra adulto', 'safari'),
  ask('o quarto tem ar condicionado e frigobar?', 'airConditioning', 'fridge'),

  // Prices without dates
  from('quanto custa a diária?'),
  from('qual o preço da suíte king por noite?', 'king-suite'),
  from('qual é o quarto mais barato de vocês e quanto custa'),
  from('o estudio sai por quanto a noite', 'studio-kitchenette'),
  from('Gostava de saber a partir de que preço se consegue a Suíte Jardim.', 'garden-suite'),
  from('preço do quarto queen compacto?', 'compact-queen-room'),
  from('e a suíte de um quarto, a partir de quanto?', 'one-bedroom-suite'),
  from('aquele quarto com duas camas queen, qual o valor da diária', 'double-queen-room'),

  // Not a word of it on the site
  unknown('da pra carregar carro elétrico aí? vou alugar um tesla'),
  unknown('o hotel tem academia?'),
  unknown('vcs tem spa ou fazem massagem?'),
  unknown('Há serviço de quartos à noite?'),
  unknown('tem lavanderia pra lavar as roupas das crianças?'),
  unknown('no quarto tem cofre pra guardar o passaporte?'),
  unknown('preciso levar secador de cabelo ou já tem no banheiro?'),
  unknown('vocês têm van própria que busca os hóspedes no aeroporto?'),

  // Wants to speak to somebody
  person('quero falar com um atendente'),
  person('tem alguém de verdade aí? não quero robô não'),
  person('Seria possível falar com uma pessoa da receção, por favor?'),
  person('me passa pra um humano pfv'),
]
