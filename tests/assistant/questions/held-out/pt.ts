import { ask, from, person, stay, unknown, type Question } from '../../question.ts'

export const pt: Question[] = [
  // Stays, in one message
  stay('oi bom dia tem vaga de 11 a 14 de dezembro? casal', ['2026-12-11', '2026-12-14'], { guests: 2 }),
  stay('quanto fica do dia 8/1 ao dia 12/1 pra 2 adultos e 1 criança de 6 anos', ['2027-01-08', '2027-01-12'], {
    guests: 3,
  }),
  stay(
    'Boa noite! Somos de Caxias do Sul e vamos fugir do Carnaval aí com vocês, chegada 6 de fevereiro e saída 10 de fevereiro. Qual o valor para quatro pessoas no mesmo quarto?',
    ['2027-02-06', '2027-02-10'],
    { guests: 4 },
  ),
  stay('oxe quanto é q ta a diaria amanha, so eu msm', ['2026-11-25', '2026-11-26'], { guests: 1 }),
  stay('Vcs tem qto pra hoje? acabei de perder o voo em west palm', ['2026-11-24', '2026-11-25']),
  stay(
    'Olá, boa tarde. Gostaria de saber o preço da Suíte Jardim de 15 a 22 de março, para um casal com um bebé.',
    ['2027-03-15', '2027-03-22'],
    { guests: 3, room: 'garden-suite' },
  ),
  stay(
    'preço fds agora p/ 2',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-11-28', '2026-11-29'],
    ],
    { guests: 2 },
  ),
  stay('uai moço, 3 noites a partir de 19 de janeiro, nóis dois e o menino, dá quanto?', ['2027-01-19', '2027-01-22'], {
    guests: 3,
  }),
  stay('meu, preciso de um quarto king de quinta a domingo dessa semana, rola?', ['2026-11-26', '2026-11-29'], {
    room: 'king-room',
  }),
  stay(
    'Prezados, solicito cotação para o período de 02/05/2027 a 09/05/2027, acomodação para três hóspedes. Atenciosamente, Dr. Aurélio',
    ['2027-05-02', '2027-05-09'],
    { guests: 3 },
  ),
  stay('de 27 de dezembro a 3 de janeiro tem algo ainda?? familia de 4', ['2026-12-27', '2027-01-03'], { guests: 4 }),
  stay(
    'dá pra dormir aí na noite do dia 31 de dezembro? queria ver os fogos na praia com meu marido',
    ['2026-12-31', '2027-01-01'],
    {
      guests: 2,
    },
  ),
  stay('Estúdio com cozinha, entrada 4 de maio, 28 noites. Qual o total?', ['2027-05-04', '2027-06-01'], {
    room: 'studio-kitchenette',
  }),
  stay('qto sai 2 quartos de 12 a 15/2, somos 5', ['2027-02-12', '2027-02-15'], { guests: 5, rooms: 2 }),
  stay(
    'Bah tchê, dá pra chegar dia 20 de abril e sair no 25? Eu, a patroa e dois guris',
    ['2027-04-20', '2027-04-25'],
    { guests: 4 },
  ),
  stay('uma semana a contar de 10 de julho na suite de um quarto, 2 adultos 2 crianças', ['2027-07-10', '2027-07-17'], {
    guests: 4,
    room: 'one-bedroom-suite',
  }),
  stay(
    'Viva! Sou do Porto, chego a 4 de junho e parto a 13 de junho. Há quarto livre para uma pessoa?',
    ['2027-06-04', '2027-06-13'],
    {
      guests: 1,
    },
  ),
  stay('quero reservar do dia 5 ao 9 do mês que vem', ['2026-12-05', '2026-12-09']),
  stay(
    'sexta q vem ate domingo, eu e a namorada, qual valor',
    [
      ['2026-11-27', '2026-11-29'],
      ['2026-12-04', '2026-12-06'],
    ],
    { guests: 2 },
  ),
  stay(
    'Minha filha casa em Boynton Beach dia 17 de abril e eu queria ficar de 15 até 19 de abril, eu e meu esposo, por favor me diga quanto custa, obrigada e fique com Deus',
    ['2027-04-15', '2027-04-19'],
    { guests: 2 },
  ),
  stay('disponível 24/12 a 27/12? 2 adultos + 1 bebê + 1 cachorrinho', ['2026-12-24', '2026-12-27'], { guests: 3 }),
  stay('duplo queen 7 a 11 set, 4 pax', ['2027-09-07', '2027-09-11'], { guests: 4, room: 'double-queen-room' }),
  stay('cara to chegando no domingo dia 29 e fico 4 noites, sozinho. quanto?', ['2026-11-29', '2026-12-03'], {
    guests: 1,
  }),
  stay('Qual é o custo do King Pátio entre 18 e 21 de janeiro?', ['2027-01-18', '2027-01-21'], {
    room: 'courtyard-king-room',
  }),
  stay(
    'e ai blz? 13 de agosto a 16 de agosto, 3 manos da facul, cabe num quarto só? qto fica no total',
    ['2027-08-13', '2027-08-16'],
    {
      guests: 3,
    },
  ),
  stay(
    'Vamos fazer Disney primeiro e depois descansar na praia, do dia dezoito ao dia vinte e dois de outubro... somos eu, minha mulher e minha sogra. Tem lugar?',
    ['2027-10-18', '2027-10-22'],
    { guests: 3 },
  ),
  stay('queen compacto 3/12 so uma noite', ['2026-12-03', '2026-12-04'], { room: 'compact-queen-room' }),
  stay('arruma um quartinho pra 2 quinta agora?', ['2026-11-26', '2026-11-27'], { guests: 2 }),
  stay(
    'A gente chega na noite de 30/06 e vai embora 06/07, 2 adultos e 2 adolescentes, vê o preço pfv',
    ['2027-06-30', '2027-07-06'],
    {
      guests: 4,
    },
  ),
  stay('lua de mel!!! 😍 suíte king de 22 a 28 de maio', ['2027-05-22', '2027-05-28'], { room: 'king-suite' }),
  stay(
    'me vê o preço de 14 noites começando em 3 de março pra dois aposentados de Floripa',
    ['2027-03-03', '2027-03-17'],
    { guests: 2 },
  ),
  stay('quero surpreender o mozão nas noites de 11 e 12 de junho (dia dos namorados no br), quanto sai?', [
    '2027-06-11',
    '2027-06-13',
  ]),
  stay(
    'São João eu fujo do forró kkkk: 23 a 27 de junho, eu mais 2 amigas de Campina Grande',
    ['2027-06-23', '2027-06-27'],
    { guests: 3 },
  ),
  stay('Natal: chego 23, saio 26, quantos dólares? uma pessoa', ['2026-12-23', '2026-12-26'], { guests: 1 }),
  stay('Páscoa de 2027 aí, de quinta a segunda, 2 adultos e uma criança', ['2027-03-25', '2027-03-29'], { guests: 3 }),
  stay('hj e amanha, 2 noites, 2 pessoas, chego tipo 23h', ['2026-11-24', '2026-11-26'], { guests: 2 }),
  stay('Sobrou alguma coisa pro feriadão de Ação de Graças, de 26 a 29?', ['2026-11-26', '2026-11-29']),
  stay(
    'Boas, quanto custa a estadia de 9 a 16 de agosto para o casal e dois miúdos (5 e 8 anos)?',
    ['2027-08-09', '2027-08-16'],
    {
      guests: 4,
    },
  ),
  stay('precisava de 3 quartos p 6 pessoas entrada 25/1 saida 29/1 é viagem da firma', ['2027-01-25', '2027-01-29'], {
    guests: 6,
    rooms: 3,
  }),
  stay('preço 10-12 dez', ['2026-12-10', '2026-12-12']),
  stay('suite jardim 3 pessoas, 5 diárias a partir do dia 1º de setembro', ['2027-09-01', '2027-09-06'], {
    guests: 3,
    room: 'garden-suite',
  }),
  stay(
    'Fico do sábado dia 16 de janeiro até a quarta dia 20, tem lugar? vou com minha mãe de 82 anos',
    ['2027-01-16', '2027-01-20'],
    {
      guests: 2,
    },
  ),
  stay('será q ainda consigo quarto no ultimo fim de semana de janeiro', [
    ['2027-01-29', '2027-01-31'],
    ['2027-01-30', '2027-01-31'],
  ]),
  stay(
    'Quanto ficaria o mês de fevereiro inteiro? eu e o véio queremos passar calor',
    [
      ['2027-02-01', '2027-03-01'],
      ['2027-02-01', '2027-02-28'],
    ],
    { guests: 2 },
  ),
  stay('da segunda-feira que vem até sexta, um adulto', ['2026-11-30', '2026-12-04'], { guests: 1 }),

  // Stays, in conversations
  stay(['tem quarto de 4 a 7 de dezembro pra 2?', 'e se eu ficar até dia 8?'], ['2026-12-04', '2026-12-08'], {
    guests: 2,
  }),
  stay(
    ['Quanto custa de 20 a 24 de janeiro para um casal?', 'ah esqueci, vai junto nossa filha de 3 anos'],
    ['2027-01-20', '2027-01-24'],
    { guests: 3 },
  ),
  stay(['oi', 'quero ir em fevereiro', 'do dia 16 ao dia 20', 'eu e meu pai'], ['2027-02-16', '2027-02-20'], {
    guests: 2,
  }),
  stay(
    ['2 pessoas 12/3 a 15/3', 'vcs aceitam cachorro?', 'então qto fica com o cachorro na mesma data'],
    ['2027-03-12', '2027-03-15'],
    { guests: 2 },
  ),
  stay(['suite king de 7 a 10 de abril', 'afff muito caro kkk e o estudio?'], ['2027-04-07', '2027-04-10'], {
    room: 'studio-kitchenette',
  }),
  stay(
    ['Boa tarde, qual o valor de 10 a 13 de maio?', 'Perdão, enganei-me no mês: de 10 a 13 de junho.'],
    ['2027-06-10', '2027-06-13'],
  ),
  stay(['chego sexta dia 8 de janeiro', 'fico 3 noites', '4 pessoas'], ['2027-01-08', '2027-01-11'], { guests: 4 }),
  stay(
    ['preço de 2 a 6 de agosto, dois adultos e duas crianças', 'minha mulher n vai mais, só eu e as crianças'],
    ['2027-08-02', '2027-08-06'],
    { guests: 3 },
  ),
  stay(
    ['tem vaga 26 a 29 de março?', 'é longe da praia?', 'ok. e se for uma noite a menos, saindo no domingo'],
    ['2027-03-26', '2027-03-28'],
  ),
  stay(
    ['Quero a Suíte Jardim 5 a 9 de julho, 3 pessoas', 'melhor mudar pra de 12 a 16'],
    ['2027-07-12', '2027-07-16'],
    {
      guests: 3,
      room: 'garden-suite',
    },
  ),
  stay(['amanhã tem lugar?', 'e depois de amanhã?'], ['2026-11-26', '2026-11-27']),
  stay(
    ['bom dia, 15 a 19 de setembro, eu só', 'minha irmã resolveu ir comigo, aí muda o preço?'],
    ['2027-09-15', '2027-09-19'],
    { guests: 2 },
  ),
  stay(['quarto duplo queen 4 pessoas', 'de 21 a 25 de abril'], ['2027-04-21', '2027-04-25'], {
    guests: 4,
    room: 'double-queen-room',
  }),
  stay(['quanto é de 28/12 a 2/1 para 2', 'e um dia antes, chegando 27?'], ['2026-12-27', '2027-01-02'], { guests: 2 }),
  stay(
    ['A paz do Senhor, somos seis pessoas da igreja', 'precisamos de dois quartos', 'do dia 18 ao dia 22 de fevereiro'],
    ['2027-02-18', '2027-02-22'],
    { guests: 6, rooms: 2 },
  ),
  stay(
    ['2 casais, 2 quartos, 4 a 8 de junho', 'xiii um casal desistiu, fica só um quarto pra dois'],
    ['2027-06-04', '2027-06-08'],
    { guests: 2 },
  ),
  stay(['preço de 14 a 18/12', 'no quarto king qto dá'], ['2026-12-14', '2026-12-18'], { room: 'king-room' }),
  stay(
    ['tem wifi bom? trabalho remoto', 'massa. então vê pra mim de 1 a 15 de março, só eu'],
    ['2027-03-01', '2027-03-15'],
    { guests: 1 },
  ),
  stay(
    [
      'Boa noite. Pretendo ficar entre 3 e 10 de maio com a minha mulher.',
      'Há estacionamento?',
      'Ótimo. E recorde-me, por favor, quanto ficava a estadia?',
    ],
    ['2027-05-03', '2027-05-10'],
    { guests: 2 },
  ),
  stay(['de 9 a 12 de outubro casal + 1 filho', 'na vdd são 2 filhos'], ['2027-10-09', '2027-10-12'], { guests: 4 }),
  stay(['qual valor 17 a 20 de julho', 'n pera, 17 a 20 de agosto', 'somos 3'], ['2027-08-17', '2027-08-20'], {
    guests: 3,
  }),
  stay(
    [
      'vou pra um congresso de odonto em west palm de 11 a 14 de janeiro',
      'qual o mais barato que vcs tem nessas datas? sou 1 pessoa',
    ],
    ['2027-01-11', '2027-01-14'],
    { guests: 1 },
  ),
  stay(['quero chegar dia 5 de fevereiro', 'saio dia 11', 'tira um dia, saio 10'], ['2027-02-05', '2027-02-10']),
  stay(
    ['suíte de um quarto de 23 a 30 de dezembro pra 4', 'tá salgado... e no duplo queen?'],
    ['2026-12-23', '2026-12-30'],
    {
      guests: 4,
      room: 'double-queen-room',
    },
  ),
  stay(['tem pra esse fds?', 'só de sábado pra domingo'], ['2026-11-28', '2026-11-29']),
  stay(
    ['quanto custa 6 a 9 de janeiro 2 adultos', 'e na semana seguinte, mesmos dias da semana?'],
    ['2027-01-13', '2027-01-16'],
    { guests: 2 },
  ),
  stay(
    ['Olá! 2 adultos, 19 a 26 de junho', 'E se formos antes em setembro, nos mesmos dias do mês?'],
    ['2027-09-19', '2027-09-26'],
    { guests: 2 },
  ),
  stay(
    ['queremos ir no carnaval', 'chegando 5/2 e voltando 10/2, 2 adultos 1 criança', 'e com mais 2 noites?'],
    ['2027-02-05', '2027-02-12'],
    { guests: 3 },
  ),
  stay(
    ['tem quarto terreo? minha vó n sobe escada', 'ata. então eu e ela, 3 noites, chegando 13 de abril'],
    ['2027-04-13', '2027-04-16'],
    { guests: 2 },
  ),
  stay(
    [
      'Estúdio para duas pessoas e um cão de 24 a 28 de maio',
      'afinal o cão fica com a minha sogra, vamos só nós os dois. quanto fica?',
    ],
    ['2027-05-24', '2027-05-28'],
    { guests: 2, room: 'studio-kitchenette' },
  ),

  // Facts
  ask('A partir de que horas posso entrar no quarto?', 'checkIn'),
  ask(['que horas é o check in?', 'e pra sair?'], 'checkOut'),
  ask('nosso voo de volta é só 22h, quanto vcs cobram pra gente sair mais tarde do quarto', 'lateFee'),
  ask('pagando o late check-out posso ficar até que horas no máximo', 'lateUntil'),
  ask('vcs pedem caução? de qto', 'deposit'),
  ask('tenho um shih tzu de 4kg que é um anjo, cobra taxa pra ele?', 'petFee'),
  ask('meu marido fuma feito chaminé... se ele acender um no quarto a multa é de quanto', 'smokingFee'),
  ask('ate quando posso desmarcar sem pagar nada', 'cancelling'),
  ask('Qual é o horário da receção, se faz favor?', 'opens', 'closes'),
  ask('vou chegar quase meia noite, até q horas tem gente no balcão', 'closes'),
  ask('da pra ir a pé pra areia ou é chão?', 'beach'),
  ask('quanto cobram pra parar o carro lá na praia pública?', 'beachParking'),
  ask('me passa o telefone de vcs e o e-mail tbm', 'phone', 'email'),
  ask('endereço certinho pra eu botar no gps', 'street'),
  ask('esse hotel é da época da minha avó né? abriu em que ano, e tem quantos quartos', 'year', 'rooms'),
  ask('se eu assinar a newsletter ganho desconto de quanto', 'newsletter'),
  ask('tem cupom??', 'coupons'),
  ask(['sai mais em conta pra quem fica a semana toda?', 'e quem fica um mês?'], 'monthly'),
  ask('quanto tempo de carro do aeroporto de palm beach ate vcs', 'airport'),
  ask('achei passagem da Azul mais barata pra Fort Lauderdale, esse aeroporto fica mto longe daí?', 'secondAirport'),
  ask('em que meses é alta temporada aí', 'peakSeason'),
  ask('minha filha é bióloga e sonha em ver tartaruga desovando, qual é a época?', 'turtles'),
  ask('morro de medo de furacão, que meses devo evitar', 'hurricanes'),
  ask('vou alugar um carro na Alamo, deixar ele aí no hotel é pago?', 'parking'),
  ask(['tem internet nos quartos?', 'e piscina?'], 'noPool'),
  ask('minha mãe usa bengala, tem elevador pro andar de cima', 'stairs'),
  ask('O pequeno-almoço está incluído?', 'breakfast'),
  ask('sou mineiro e vivo de cafezinho, tem café a qualquer hora aí?', 'coffee'),
  ask('preciso de geladeira no quarto por causa da insulina', 'fridge'),
  ask('as camareiras arrumam o quarto todo dia?', 'cleaning'),
  ask('os quartos tem ar condicionado e tv?', 'airConditioning', 'tv'),
  ask('gaúcho sem churrasco não vive, tem onde assar uma carne aí?', 'barbecue'),
  ask('aceita visa do brasil ou tem q ser em espécie', 'cards', 'cash'),
  ask('Vocês arranjam berço para um bebé de 8 meses?', 'crib'),
  ask('nessa praia fica salva vidas? meus filhos são uns peixes mas sei lá', 'lifeguards'),
  ask('sou cega e viajo com meu cão-guia, ele é bem-vindo?', 'assistanceDog'),
  ask('nao dirijo, tem onibus q passa perto? e trem?', 'bus', 'train'),
  ask('uber pega bem aí nessa região', 'rides'),
  ask('ouvi falar de um tal de Old Key Lime House, vale a pena? é perto?', 'keyLime'),
  ask('onde q eu compro agua, fralda e umas cerveja por perto', 'groceries'),
  ask('bateu uma larica de pizza, indica alguma pizzaria', 'pizza'),
  ask('Qual é o preço do bilhete do Lion Country Safari e do jardim zoológico?', 'safari', 'zoo'),
  ask('o museu flagler custa qto a entrada', 'flagler'),
  ask('meu sogro quer pescar de manhã cedo, tem algum lugar bom perto?', 'fishing'),
  ask('Alguém da casa fala finlandês? Minha esposa é de Helsinque e a sogra vem junto', 'languages'),

  // A price without dates
  from('a partir de quanto são as diárias'),
  from('qual o quarto mais baratinho q vcs tem e quanto custa'),
  from('Boa tarde, os preços começam em quanto? Ainda não temos data certa.'),
  from('qto ta custando dormir aí, só pra ter uma ideia mano'),
  from('diária do estúdio sai por quanto mais ou menos', 'studio-kitchenette'),
  from('quanto é a suíte king?', 'king-suite'),
  from('A Suíte de um quarto, a partir de que preço?', 'one-bedroom-suite'),
  from('valores pfvr'),

  // Nothing known
  unknown('a voltagem aí é 110 ou 220? preciso levar adaptador de tomada?'),
  unknown('as janelas têm tela contra pernilongo?'),
  unknown('posso mandar entregar uma encomenda da Amazon no hotel antes de eu chegar'),
  unknown('travesseiro é de pena? minha alergia n perdoa'),
  unknown('Passam fatura com o NIF da minha empresa?'),
  unknown('no banheiro tem banheira ou é só chuveiro'),
  unknown('dá pra fazer uma cerimoniazinha de casamento no jardim de vcs com umas 20 pessoas?'),
  unknown('tem cofre no quarto pros passaportes'),

  // A human being
  person('quero falar com uma pessoa de verdade'),
  person('me passa pra um atendente humano pfv'),
  person('Com o devido respeito, não me entendo com máquinas. Há aí alguém de carne e osso que me possa responder?'),
  person('affe robô não, chama alguém da recepção aí'),
]
