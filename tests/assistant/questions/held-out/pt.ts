import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  // Stays in one message.
  stay('oi boa noite, qto fica do dia 8 ao dia 12 de janeiro pra casal?', ['2027-01-08', '2027-01-12'], { guests: 2 }),
  stay('Tem vaga nesse fim de semana?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-11-28', '2026-11-29'],
  ]),
  stay(
    'Boa tarde. Gostaria de saber, por gentileza, a disponibilidade para quatro pessoas entre 13 e 20 de fevereiro de 2027. Desde já agradeço.',
    ['2027-02-13', '2027-02-20'],
    { guests: 4 },
  ),
  stay('bah tchê quanto sai 3 noites a partir de 5/2 pra mim e pra minha prenda', ['2027-02-05', '2027-02-08'], {
    guests: 2,
  }),
  stay('vcs tem quarto pra hj?? to no aeroporto e cancelaram meu voo, é só eu', ['2026-11-24', '2026-11-25'], {
    guests: 1,
  }),
  stay('amanhã até sexta, 1 pessoa, viagem a trabalho. valor total?', ['2026-11-25', '2026-11-27'], { guests: 1 }),
  stay(
    'Oxe, quero passar o carnaval longe da muvuca kkk 6 a 10 de fevereiro, eu, meu marido e minha menina de 4 anos, dá quanto?',
    ['2027-02-06', '2027-02-10'],
    { guests: 3 },
  ),
  stay('Suíte Jardim de 02/03 a 09/03, três adultos. Preço?', ['2027-03-02', '2027-03-09'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay('uai sô, uma semana em maio começando no dia 10 fica quanto', ['2027-05-10', '2027-05-17']),
  stay('qnto ta a diaria do dia 14 de abril', ['2027-04-14', '2027-04-15']),
  stay(
    'Bom dia, escrevo de Braga. Vou aí correr uma prova e queria saber o preço de 11 a 15 de dezembro para uma pessoa, se faz favor',
    ['2026-12-11', '2026-12-15'],
    { guests: 1 },
  ),
  stay('dois quartos 20 a 27 jul 2027, somos 5 (2 casais e 1 bebê)', ['2027-07-20', '2027-07-27'], {
    guests: 5,
    rooms: 2,
  }),
  stay('reveillon aí!!! chega 29/12 e vai embora 2/1, quanto custa p/ 2', ['2026-12-29', '2027-01-02'], { guests: 2 }),
  stay('viajo sozinha com minha cadela golden, 17 a 21 de junho, quanto ficaria tudo?', ['2027-06-17', '2027-06-21'], {
    guests: 1,
  }),
  stay('lua de mel 🥰 king suite 24/04 a 01/05 ta livre?', ['2027-04-24', '2027-05-01'], { room: 'king-suite' }),
  stay(
    'Sou nômade digital e preciso do estúdio com cozinha de 1 a 30 de setembro, só pra mim. Qto vcs fazem?',
    ['2027-09-01', '2027-09-30'],
    {
      guests: 1,
      room: 'studio-kitchenette',
    },
  ),
  stay('preciso dormir aí dia 3 de dezembro, chego tarde e saio cedinho no dia 4, tem quarto', [
    '2026-12-03',
    '2026-12-04',
  ]),
  stay('Sexta que vem até domingo, rola?', [
    ['2026-11-27', '2026-11-29'],
    ['2026-12-04', '2026-12-06'],
  ]),
  stay(
    'feriadão de 7 de setembro: chegando no sábado dia 4 e saindo na terça, 4 pessoas no quarto duplo queen',
    ['2027-09-04', '2027-09-07'],
    { guests: 4, room: 'double-queen-room' },
  ),
  stay('mano qnto é 10 noites começando em 15 de março', ['2027-03-15', '2027-03-25']),
  stay('véspera de natal até dia 28, eu minha mãe e minha vó. tem lugar?', ['2026-12-24', '2026-12-28'], { guests: 3 }),
  stay('Pascoa: quinta 25/3 a segunda 29/3, casal + 2 crianças (7 e 10 anos)', ['2027-03-25', '2027-03-29'], {
    guests: 4,
  }),
  stay('eae blz? quanto vcs cobram de sabado pra domingo agora, 2 pessoas', ['2026-11-28', '2026-11-29'], {
    guests: 2,
  }),
  stay('ORÇAMENTO PF: CHECK IN 22/01/27 CHECK OUT 31/01/27 02 ADTS', ['2027-01-22', '2027-01-31'], { guests: 2 }),
  stay(
    'minha filha faz intercâmbio em boca raton e quero visitar ela do dia 12 ao 19 de outubro, num quarto king, só eu mesmo. qual o valor',
    ['2027-10-12', '2027-10-19'],
    { guests: 1, room: 'king-room' },
  ),
  stay('one bedroom suite disponivel 4/7 a 11/7? 4 pax', ['2027-07-04', '2027-07-11'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay('Caso eu chegue no dia trinta de abril e permaneça até o dia três de maio, qual seria o valor?', [
    '2027-04-30',
    '2027-05-03',
  ]),
  stay(
    'Quinze noites a partir de primeiro de fevereiro. Somos um casal de aposentados de Joinville, quanto fica?',
    ['2027-02-01', '2027-02-16'],
    { guests: 2 },
  ),
  stay(
    'pode ser o menorzinho, o queen compacto, de 9 a 13 de março? sou só eu e a mala',
    ['2027-03-09', '2027-03-13'],
    {
      guests: 1,
      room: 'compact-queen-room',
    },
  ),
  stay('tem lugar p mim e + 3 amigas dia 12/6 a 15/6', ['2027-06-12', '2027-06-15'], { guests: 4 }),
  stay(
    'Quarto King Pátio na noite de 14 de fevereiro, surpresa pra minha namorada, qto?',
    ['2027-02-14', '2027-02-15'],
    {
      guests: 2,
      room: 'courtyard-king-room',
    },
  ),
  stay('três quartos pra turma do beach tennis, 6 pessoas, 16 a 19 de abril', ['2027-04-16', '2027-04-19'], {
    guests: 6,
    rooms: 3,
  }),
  stay('égua to doido por umas férias, 3 a 12 agosto dá quanto', ['2027-08-03', '2027-08-12']),
  stay(
    'vou pro thanksgiving na casa da minha irmã em Lake Worth mas não cabe todo mundo lá.. vcs ainda tem de 25 a 29 desse mês pra 3?',
    ['2026-11-25', '2026-11-29'],
    { guests: 3 },
  ),
  stay('seria pra chegar 28.05.2027 e sair 01.06.2027, 2 adultos e 1 criança de colo', ['2027-05-28', '2027-06-01'], {
    guests: 3,
  }),
  stay('quanto da do dia 1º ao dia 7 de julho gente', ['2027-07-01', '2027-07-07']),
  stay('Depois de amanhã, 2 noites, 2 pessoas, tem disponível?', ['2026-11-26', '2026-11-28'], { guests: 2 }),
  stay('Disponibilidade 18 jan - 22 jan, congresso de odonto, 2 colegas em 2 quartos', ['2027-01-18', '2027-01-22'], {
    guests: 2,
    rooms: 2,
  }),
  stay(
    'sou motorista de carreta, tô descendo de orlando, cês têm diária pra quinta agora? um só',
    ['2026-11-26', '2026-11-27'],
    {
      guests: 1,
    },
  ),
  stay('e o fim de semana de 5 e 6 de dezembro, quanto tá saindo?', [
    ['2026-12-04', '2026-12-06'],
    ['2026-12-05', '2026-12-06'],
    ['2026-12-05', '2026-12-07'],
  ]),
  stay('qual o preço na semana q vem, de segunda a sexta? eu e minha sócia', ['2026-11-30', '2026-12-04'], {
    guests: 2,
  }),
  stay(
    'quatro diárias a contar de 22 de junho, um casal e um adolescente, quanto sairia?',
    ['2027-06-22', '2027-06-26'],
    { guests: 3 },
  ),
  stay(
    'Vamos fazer 50 anos de casados e queríamos comemorar aí no fim de agosto, de 27 a 30. A Suíte King está livre, minha filha?',
    ['2027-08-27', '2027-08-30'],
    { room: 'king-suite' },
  ),
  stay('Boas! Uma escapadinha de 6 a 13 de Abril, 2 adultos, em quanto é que fica?', ['2027-04-06', '2027-04-13'], {
    guests: 2,
  }),
  stay('valro de 26/9 ate 02/10 pra 2 adultos e um cachorro pequeno', ['2027-09-26', '2027-10-02'], { guests: 2 }),

  // Stays in conversations.
  stay(['de 10 a 15 de janeiro quanto fica?', 'e se eu ficar uma noite a mais'], ['2027-01-10', '2027-01-16']),
  stay(['tem quarto pra 2 de 12 a 16 de maio?', 'vai mais um amigo junto tb'], ['2027-05-12', '2027-05-16'], {
    guests: 3,
  }),
  stay(['Suíte jardim, 3 a 7 de abril', 'e na suíte king?'], ['2027-04-03', '2027-04-07'], { room: 'king-suite' }),
  stay(['qto custa 20 a 24 de junho', 'ops, julho'], ['2027-07-20', '2027-07-24']),
  stay(['oi', 'queria fazer uma reserva', 'chego 7 de março', 'volto dia 11, somos 3'], ['2027-03-07', '2027-03-11'], {
    guests: 3,
  }),
  stay(
    ['preço pra 2 noites a partir de 4/12', 'aceita cachorro?', 'então põe ele na conta pfv'],
    ['2026-12-04', '2026-12-06'],
  ),
  stay(
    ['1 a 5 de fev, 4 pessoas', 'agora somos 3, minha sogra desistiu graças a deus kkkk'],
    ['2027-02-01', '2027-02-05'],
    { guests: 3 },
  ),
  stay(
    ['quero do dia 15 ao 22 de agosto', 'a praia é longe?', 'legal. e quanto era mesmo o total da estadia?'],
    ['2027-08-15', '2027-08-22'],
  ),
  stay(
    ['Boa noite, têm disponibilidade de 17 a 20 de dezembro?', 'Perdão, enganei-me: é de 18 a 21.'],
    ['2026-12-18', '2026-12-21'],
  ),
  stay(['quanto pra casal 6/1 a 9/1', 'tá salgado.. e uma semana depois?'], ['2027-01-13', '2027-01-16'], {
    guests: 2,
  }),
  stay(['tem o estúdio em outubro, dia 4 a 8?', 'e aquele com duas camas queen?'], ['2027-10-04', '2027-10-08'], {
    room: 'double-queen-room',
  }),
  stay(['5 noites a partir de 8 de março', 'tira uma noite', 'e pra uma pessoa só?'], ['2027-03-08', '2027-03-12'], {
    guests: 1,
  }),
  stay(['vou com minha mulher e 2 filhos', 'de 10 a 17 de julho'], ['2027-07-10', '2027-07-17'], { guests: 4 }),
  stay(
    ['26 a 29 de março quanto fica', 'tem onde comer caranguejo por perto?', 'top. e se a gente fosse em 4?'],
    ['2027-03-26', '2027-03-29'],
    { guests: 4 },
  ),
  stay(['quarto p/ hoje', 'na vdd é amanha'], ['2026-11-25', '2026-11-26']),
  stay(['Somos dois casais, 21 a 25 de abril', 'a gente prefere dois quartos'], ['2027-04-21', '2027-04-25'], {
    guests: 4,
    rooms: 2,
  }),
  stay(
    ['2 a 6 de junho com 1 cachorro', 'o dog vai ficar com a minha irmã, refaz sem ele'],
    ['2027-06-02', '2027-06-06'],
  ),
  stay(['quanto sai de 28/12 a 03/01 pra 2', 'e só até dia 1?'], ['2026-12-28', '2027-01-01'], { guests: 2 }),
  stay(
    ['chego dia 19 de janeiro', 'a partir de que horas posso entrar?', 'blz, 3 noites então, quanto dá?'],
    ['2027-01-19', '2027-01-22'],
  ),
  stay(
    ['tem vaga no feriado de 12 de outubro?', 'chegando dia 9 e saindo dia 12', '2 adultos 2 crianças'],
    ['2027-10-09', '2027-10-12'],
    { guests: 4 },
  ),
  stay(['quarto king 11 a 14 de fevereiro', 'melhor o king que dá pro pátio'], ['2027-02-11', '2027-02-14'], {
    room: 'courtyard-king-room',
  }),
  stay(['quanto tá de 3 a 10 de maio?', 'não não, esquece maio, é em setembro'], ['2027-09-03', '2027-09-10']),
  stay(['sexta a domingo agora, quanto?', 'e se for até segunda'], ['2026-11-27', '2026-11-30']),
  stay(
    [
      'suíte de um quarto 14 a 21 de março pra 2 adultos',
      'acrescenta um bebê de 8 meses',
      'vcs emprestam berço?',
      'ok, me passa o total de novo',
    ],
    ['2027-03-14', '2027-03-21'],
    { guests: 3, room: 'one-bedroom-suite' },
  ),
  stay(
    ['quero 2 quartos de 24 a 27 de setembro, 4 pessoas', 'pensando bem um quarto só pra todo mundo'],
    ['2027-09-24', '2027-09-27'],
    { guests: 4 },
  ),
  stay(['diária pra 16 de dezembro?', 'e chegando dia 17 em vez do 16'], ['2026-12-17', '2026-12-18']),
  stay(['Quanto é uma semana a partir de 5 de abril?', 'E duas semanas?'], ['2027-04-05', '2027-04-19']),
  stay(
    ['Olá, é para a minha mãe e o meu pai', 'Queria o quarto queen compacto', 'De 25 a 28 de Fevereiro'],
    ['2027-02-25', '2027-02-28'],
    {
      guests: 2,
      room: 'compact-queen-room',
    },
  ),
  stay(['tem disponibilidade 30/7 a 2/8?', 'antecipa a chegada pro dia 29'], ['2027-07-29', '2027-08-02']),
  stay(['13 a 18 de junho pra 3', 'só 2 na vdd, minha irmã furou', 'e no quarto king?'], ['2027-06-13', '2027-06-18'], {
    guests: 2,
    room: 'king-room',
  }),

  // Facts.
  ask('que horas já posso entrar no quarto? meu voo pousa 9 da manhã', 'checkIn'),
  ask('no ultimo dia tenho q desocupar até q horas', 'checkOut'),
  ask(
    'Se eu quiser sair mais tarde no dia de ir embora, quanto pago a mais e até que horas posso ficar?',
    'lateFee',
    'lateUntil',
  ),
  ask('vcs bloqueiam algum caução no cartão na chegada?', 'deposit'),
  ask('meu shih tzu paga quanto pra ficar aí', 'petFee'),
  ask('meu tio é teimoso e fuma em tudo q é canto, se ele acender um no quarto tem multa de qto?', 'smokingFee'),
  ask('se der ruim no visto eu consigo cancelar sem pagar nada? com quanta antecedência', 'cancelling'),
  ask('A recepção funciona de que horas a que horas?', 'opens', 'closes'),
  ask('da pra ir a pé pro mar ou precisa de carro', 'beach'),
  ask('quanto cobram pra estacionar lá na praia?', 'beachParking'),
  ask(['me passa o telefone de vcs', 'e o e-mail tbm'], 'email'),
  ask('qual o número pra ligar aí pro hotel', 'phone'),
  ask('endereço certinho pra eu jogar no waze', 'street'),
  ask('Que charme de lugar! Desde que ano existe esta casa e quantos quartos tem?', 'year', 'rooms'),
  ask('ganho desconto se assinar a newsletter de vcs?', 'newsletter'),
  ask('tem algum cupom de desconto rolando', 'coupons'),
  ask('pra quem fica o mês inteiro tem preço especial?', 'monthly'),
  ask('vocês fazem tarifa semanal', 'weekly'),
  ask('do aeroporto de west palm beach até aí são quantos minutos?', 'airport'),
  ask('chego por fort lauderdale pela azul, fica a quanto tempo do hotel?', 'secondAirport'),
  ask('quanto tempo de carro até o centro de Lake Worth? e até West Palm?', 'lakeWorth', 'westPalm'),
  ask('qual época do ano fica mais lotado e mais caro por aí', 'peakSeason'),
  ask('minha filha é bióloga marinha e quer saber em q meses as tartarugas desovam aí', 'turtles'),
  ask('tenho pavor de furacão!! quais meses é pra evitar', 'hurricanes'),
  ask('estacionamento é pago? e o wifi?', 'parking', 'wifi'),
  ask('num vi foto de piscina, tem não?', 'noPool'),
  ask('minha mãe tem 82 e joelho ruim, tem elevador ou é escada pro andar de cima', 'stairs'),
  ask('café da manhã tá incluso?', 'breakfast'),
  ask('e um cafezinho de madrugada, a gente consege?', 'coffee'),
  ask('dá pra cozinhar no quarto? pelo menos uma geladeirinha tem?', 'kitchen', 'fridge'),
  ask('a arrumação do quarto é todo dia?', 'cleaning'),
  ask('nordestino não dorme sem ar condicionado visse, tem em todos?', 'airConditioning'),
  ask(['tem churrasqueira pra hóspede?', 'e televisão no quarto?'], 'tv'),
  ask('gaúcho pergunta: tem onde assar uma carne aí? 🥩', 'barbecue'),
  ask('aceita cartão de crédito brasileiro ou posso pagar em dinheiro vivo?', 'cards', 'cash'),
  ask('vcs tem berço pro meu nenê', 'crib'),
  ask('a praia tem salva-vidas?', 'lifeguards'),
  ask('não dirijo. tem ônibus perto do hotel?', 'bus'),
  ask('Há comboio para Miami a partir daí? E apanha-se Uber com facilidade?', 'train', 'rides'),
  ask('esse tal de Old Key Lime House é bom? é perto?', 'keyLime'),
  ask(['onde peço uma pizza por aí?', 'e comida tailandesa?'], 'thai'),
  ask('onde fica o supermercado mais perto pra comprar fralda e água', 'groceries'),
  ask('quanto custa o ingresso do lion country safari', 'safari'),
  ask('Quanto se paga para entrar no Museu Flagler? E nos jardins japoneses Morikami?', 'flagler', 'morikami'),
  ask('que nota o pessoal dá pra vcs nas avaliações', 'rating'),

  // Prices without a date.
  from('a partir de quanto são os quartos?'),
  from('qual o mais baratinho q vcs tem ai, to liso kkk'),
  from('Por favor, ainda não tenho datas, só queria ter uma noção do valor da diária'),
  from('suite king custa em média quanto', 'king-suite'),
  from('quanto é a diária do estúdio', 'studio-kitchenette'),
  from('preço?'),
  from('Quanto cobram por noite pela Suíte Jardim?', 'garden-suite'),
  from('o quarto com duas camas queen sai por quanto mais ou menos', 'double-queen-room'),

  // Not in the hotel's facts.
  unknown('as janelas do quarto têm cortina blackout? trabalho à noite e durmo de dia'),
  unknown('qual a voltagem das tomadas, precisa de adaptador pra plugue brasileiro?'),
  unknown('vcs tem cofre no quarto pra guardar passaporte'),
  unknown('posso mandar entregar compra da amazon aí antes de eu chegar?'),
  unknown('o travesseiro é de pena? sou alérgica'),
  unknown('Dispõem de ferro de engomar e tábua?'),
  unknown('da pra decorar o quarto com balão e pétalas pro pedido de casamento?'),
  unknown('tem massagem ou spa aí'),

  // A human being.
  person('quero falar com um atendente'),
  person('moço para de robô, me passa pra alguém de verdade pf'),
  person('Seria possível conversar com um funcionário da recepção, por obséquio?'),
  person('tem gente aí ou é só máquina? preciso q uma pessoa me responda'),
]
