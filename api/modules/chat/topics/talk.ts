import type { Topics } from './topic.ts'

/** What is said to an assistant rather than asked of a hotel. */
export const talkTopics: Topics = {
  'talk:greeting': {
    en: '=hello~, =hi~, =hey~, good morning~, good evening~, good afternoon~',
    es: '=hola~, buenos dias~, buenas tardes~, buenas noches~',
    pt: '=ola~, =oi~, bom dia~, boa tarde~, boa noite~',
    fr: '=bonjour~, =bonsoir~, =salut~',
    de: '=hallo~, guten tag~, guten morgen~, guten abend~, =moin~, gruss gott~',
    fi: '=moi~, =hei~, =terve~, hyvaa paivaa~, hyvaa huomenta~, hyvaa iltaa~',
    sv: '=hej~, god morgon~, god kvall~, =tjena~, goddag~',
  },
  'talk:thanks': {
    en: 'thank~, =thx~, bye~, goodbye~',
    es: 'gracias~, adios~',
    pt: 'obrigad~, tchau~',
    fr: 'merci~, au revoir~',
    de: 'danke~, dank~, tschuss~, wiedersehen~',
    fi: 'kiitos~, kiitti~, nakemiin~, hei hei~',
    sv: '=tack~, hej da~',
  },
  'talk:assistant': {
    en: 'who are you, are you human, are you robot, are you bot, are you ai, system prompt, your instruction, your prompt, previous instruction, ignore instruction, api key, your rules, developer mode, hidden prompt, jailbreak, instruction verbatim, which model, what model',
    es: 'quien eres, eres humano, eres robot, eres persona, instrucciones, prompt, clave api, eres ia',
    pt: 'quem e voce, voce e humano, voce e robo, instrucoes, prompt, chave api, voce e ia',
    fr: 'qui es tu, qui etes vous, etes vous humain, robot, instructions, invite systeme, prompt, cle api',
    de: 'wer bist du, bist du mensch, bist du roboter, roboter, systemprompt, anweisungen, prompt, api schlussel, wer sind sie',
    fi: 'kuka olet, oletko ihminen, oletko robotti, robotti, jarjestelmakehot, ohjeesi, ohjeet ohita, ohjeet aikaisem, prompt, api avain, aiemmat ohjeet, ohjeet edelli, ohjeita',
    sv: 'vem ar du, ar du manniska, ar du robot, robot, systemprompt, instruktion, prompt, api nyckel',
  },
  'talk:person': {
    en: 'speak person, speak human, speak someone, speak somebody, speak agent, speak staff, speak representative, speak receptionist, speak front desk, speek person, speek someone, talk person, talk human, talk someone, talk somebody, talk agent, talk staff, talk representative, talk receptionist, talk front desk, chat with person, chat with human, real person !are, real human !are, actual person, live agent, live person, live chat, human !are, get me someone, connect me with, contact person, customer service, speak operator, talk operator, person instead, representative, someone front desk, not robot, no bot',
    es: 'hablar con persona, hablar con alguien, hablar con humano, hablar con recepcion, hablar con agente, hablar con asesor, hablar con ustedes, hablar alguien, persona real, persona de verdad, alguien de verdad, atender alguien, atender persona, atienda persona, atienda alguien, comunicar persona, comunicar alguien, comuniqueme, paseme, humano !eres !es, hablar operador, agente, atencion al cliente, servicio al cliente, hablar con un ser humano',
    pt: 'falar com pessoa, falar com alguem, falar com atendente, falar com humano, falar com recepcao, falar com voces, falar com funcionario, falar alguem, pessoa de verdade, pessoa real, atendente, humano !e, atendimento humano, falar com suporte, alguem de verdade, falar com gente',
    fr: 'parler quelqu, parler personne, parler humain, parler reception, parler conseiller, parler employe, parler receptionniste, parler vrai, discuter quelqu, discuter personne, vraie personne !etes !es, humain !etes !es, conseiller, joindre quelqu, joindre personne, service client, personne reelle',
    de: 'mit jemand sprechen, mit jemand reden, mit person sprechen, mit person reden, mit mensch sprechen, mit mensch reden, mitarbeiter sprechen, mitarbeiter reden, rezeption sprechen, rezeption reden, personal sprechen, menschen, echter mensch !bist !sind, echte person !bist !sind, echten person, echten mensch, jemand echte, jemand personlich, mitarbeiter, kundenservice, kundendienst, verbinden sie mich, personlich sprechen, jemanden sprechen, jemanden reden',
    fi: 'puhua ihmis, ihmisen kanssa, ihmiselle, oikea ihmi !oletko, oikean ihmi, elava ihmi, puhua jonku, jutella ihmis, jutella jonku, asiakaspalvelu, asiakaspalvelij, virkailija, henkilokun, yhdista, puhua vastaanoto, puhua respa, yhteys vastaanot, yhteytta vastaanot',
    sv: 'prata nagon, prata manniska, prata person, prata receptionen, tala nagon, tala manniska, tala person, tala receptionen, snacka nagon, snacka manniska, riktig manniska !ar, riktig person !ar, levande manniska, manniska !ar, kundtjanst, kundservice, medarbetare, koppla mig, handlaggare, personal',
  },
  'house:privacy': {
    en: 'other guest, guest in room, who stay in, staying in room, who is staying, guest list, other people book, my booking, my reservation, booking number, reservation number, confirmation number, guest name, guest email, subscriber, email addresses, another guest, credit card number, card number, home address, staff password, password, who is in room, list of guests, database, customer data',
    es: 'otro huesped, otros huespedes, lista de huespedes, quien se hospeda, mi reserva, numero de reserva, datos huesped, datos de otros, correos suscriptores, contrasena, datos personales, quien esta en la habitacion, mi reservacion',
    pt: 'outro hospede, outros hospedes, lista de hospedes, quem esta hospedado, minha reserva, numero da reserva, dados hospede, senha, dados pessoais, quem esta no quarto',
    fr: 'autre client, autres clients, liste des clients, qui sejourne, ma reservation, numero de reservation, donnees client, mot de passe, donnees personnelles, qui est dans la chambre, qui occupe',
    de: 'anderer gast, andere gaste, anderen gasten, gasteliste, wer wohnt, meine buchung, meine reservierung, buchungsnummer, daten gast, passwort, personliche daten, wer ist in zimmer, kundendaten',
    fi: 'toinen vieras, muut vieraat, muiden vieraiden, vieraslista, kuka asuu, varaukseni, varausnumero, vieraiden tied, vieraan tied, salasana, henkilotie, kuka on huoneessa, kuka majoittuu, kuka yopyy, toisen vieraan',
    sv: 'annan gast, andra gaster, gastlista, vem bor, min bokning, bokningsnummer, gastens uppgift, losenord, personuppgift, vem ar i rum, andras',
  },
}
