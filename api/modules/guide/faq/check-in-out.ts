import type { FaqEntry } from '../guide.model.ts'

export const checkInOut: FaqEntry[] = [
  {
    id: 'check-in-time',
    category: 'check-in-out',
    icon: 'clock',
    question: {
      en: 'What time can I check in?',
      es: '¿A qué hora puedo hacer el check-in?',
      pt: 'A partir de que horas posso fazer o check-in?',
      fr: 'À partir de quelle heure puis-je arriver ?',
      de: 'Ab wann kann ich einchecken?',
      fi: 'Mihin aikaan huoneeseen pääsee?',
      sv: 'När kan jag checka in?',
    },
    answer: {
      en:
        'Check-in starts at {checkIn}. The office is open from {officeOpens} to {officeCloses}, so arriving in the ' +
        'evening is no trouble at all.',
      es:
        'El check-in comienza a las {checkIn} y la oficina atiende de {officeOpens} a {officeCloses}, así que ' +
        'llegar por la noche no es ningún problema.',
      pt:
        'O check-in começa às {checkIn}. A recepção funciona de {officeOpens} a {officeCloses}, portanto chegar à ' +
        'noite não é problema nenhum.',
      fr:
        'Votre chambre vous attend à partir de {checkIn}. La réception est ouverte de {officeOpens} à ' +
        '{officeCloses} : arriver en soirée ne pose donc aucun problème.',
      de:
        'Der Check-in beginnt um {checkIn} Uhr. Die Rezeption ist von {officeOpens} bis {officeCloses} Uhr ' +
        'besetzt, eine Anreise am Abend ist also kein Problem.',
      fi:
        'Sisäänkirjautuminen alkaa klo {checkIn}. Vastaanotto on avoinna klo {officeOpens}–{officeCloses}, joten ' +
        'myös illalla on helppo saapua.',
      sv:
        'Incheckningen börjar kl. {checkIn}. Receptionen är öppen kl. {officeOpens}–{officeCloses}, så det går ' +
        'utmärkt att komma på kvällen.',
    },
  },
  {
    id: 'early-check-in',
    category: 'check-in-out',
    icon: 'key',
    question: {
      en: 'Can I check in early?',
      es: '¿Puedo hacer el check-in antes de esa hora?',
      pt: 'Posso fazer o check-in mais cedo?',
      fr: 'Puis-je arriver plus tôt ?',
      de: 'Kann ich früher einchecken?',
      fi: 'Voiko huoneeseen päästä aikaisemmin?',
      sv: 'Kan jag checka in tidigare?',
    },
    answer: {
      en:
        'Yes, if the room is ready. Call us at {phone} on the morning you arrive and we will tell you how things ' +
        'look; before {checkIn} we cannot promise it.',
      es:
        'Sí, si la habitación está lista. Llámenos al {phone} la mañana de su llegada y le diremos cómo va todo; ' +
        'antes de las {checkIn} no podemos garantizársela.',
      pt:
        'Sim, se o quarto estiver pronto. Ligue para {phone} na manhã da sua chegada e diremos como está a ' +
        'situação; antes das {checkIn} não podemos garantir.',
      fr:
        'Oui, si la chambre est prête. Appelez-nous au {phone} le matin de votre arrivée et nous vous dirons ce ' +
        'qu’il en est ; avant {checkIn}, nous ne pouvons pas vous le garantir.',
      de:
        'Ja, wenn das Zimmer schon fertig ist. Rufen Sie uns am Vormittag Ihres Anreisetags unter {phone} an, dann ' +
        'sagen wir Ihnen, wie es aussieht; vor {checkIn} Uhr können wir es nicht zusichern.',
      fi:
        'Kyllä, jos huone on valmis. Tilanteen voi tarkistaa tuloaamuna numerosta {phone}; ennen klo {checkIn} ' +
        'huonetta ei voida luvata.',
      sv:
        'Ja, om rummet är klart. Ring oss på {phone} på ankomstdagens morgon så berättar vi hur det ser ut; före ' +
        'kl. {checkIn} kan vi inte lova något.',
    },
  },
  {
    id: 'check-out-time',
    category: 'check-in-out',
    icon: 'luggage',
    question: {
      en: 'What time is check-out, and can I leave later?',
      es: '¿A qué hora es el check-out? ¿Puedo salir más tarde?',
      pt: 'A que horas é o check-out? Posso sair mais tarde?',
      fr: 'À quelle heure faut-il libérer la chambre, et peut-on partir plus tard ?',
      de: 'Wann ist Check-out, und kann ich später abreisen?',
      fi: 'Milloin huone luovutetaan, ja voiko lähteä myöhemmin?',
      sv: 'När är utcheckningen, och kan jag lämna rummet senare?',
    },
    answer: {
      en:
        'Check-out is at {checkOut}. Late check-out is {lateCheckOutFee} per hour until {lateCheckOutUntil}, with ' +
        '{lateCheckOutNotice} hours’ notice.',
      es:
        'El check-out es a las {checkOut} y, si nos avisa con {lateCheckOutNotice} horas de anticipación, puede ' +
        'quedarse un poco más por {lateCheckOutFee} la hora (hora límite: {lateCheckOutUntil}).',
      pt:
        'O check-out é às {checkOut}. Para sair mais tarde, o custo é de {lateCheckOutFee} por hora, com limite às ' +
        '{lateCheckOutUntil}; basta avisar com {lateCheckOutNotice} horas de antecedência.',
      fr:
        'Le départ se fait au plus tard à {checkOut}. Un départ tardif est possible jusqu’à {lateCheckOutUntil}, ' +
        'au tarif de {lateCheckOutFee} de l’heure, si vous nous prévenez {lateCheckOutNotice} heures à l’avance.',
      de:
        'Check-out ist um {checkOut} Uhr. Ein später Check-out ist bis {lateCheckOutUntil} Uhr möglich und kostet ' +
        '{lateCheckOutFee} pro Stunde; bitte sagen Sie uns {lateCheckOutNotice} Stunden vorher Bescheid.',
      fi:
        'Huone luovutetaan klo {checkOut}. Myöhäinen lähtö onnistuu klo {lateCheckOutUntil} asti, kun siitä ' +
        'sovitaan {lateCheckOutNotice} tuntia etukäteen; lisämaksu on {lateCheckOutFee} tunnilta.',
      sv:
        'Utcheckningen är kl. {checkOut}. Sen utcheckning kostar {lateCheckOutFee} per timme och går att få fram ' +
        'till kl. {lateCheckOutUntil}, om du säger till {lateCheckOutNotice} timmar i förväg.',
    },
  },
  {
    id: 'security-deposit',
    category: 'check-in-out',
    icon: 'card',
    question: {
      en: 'Is there a security deposit?',
      es: '¿Se pide un depósito de garantía?',
      pt: 'É cobrada uma caução?',
      fr: 'Demandez-vous une caution ?',
      de: 'Wird eine Kaution verlangt?',
      fi: 'Peritäänkö takuumaksu?',
      sv: 'Tar ni ut någon deposition?',
    },
    answer: {
      en:
        'Yes. We take a security deposit of {securityDeposit} at check-in, and it is fully refunded at check-out. ' +
        'It is separate from the one-night deposit you pay when booking.',
      es:
        'Sí. En el check-in tomamos un depósito de garantía de {securityDeposit}, que se le devuelve por completo ' +
        'en el check-out. Es independiente del depósito de una noche que se paga al reservar.',
      pt:
        'Sim. No check-in cobramos uma caução de {securityDeposit}, devolvida integralmente no check-out. Ela não ' +
        'se confunde com o depósito de uma diária pago na reserva.',
      fr:
        'Oui. Une caution de {securityDeposit} est prise à l’arrivée et intégralement restituée au départ. Elle ' +
        'est distincte de l’acompte d’une nuit versé à la réservation.',
      de:
        'Ja. Beim Check-in nehmen wir eine Kaution von {securityDeposit}, die Sie beim Check-out vollständig ' +
        'zurückerhalten. Sie hat nichts mit der Anzahlung für eine Nacht zu tun, die bei der Buchung fällig ist.',
      fi:
        'Kyllä. Saavuttaessa peritään takuumaksu, {securityDeposit}, joka palautetaan lähtiessä kokonaisuudessaan. ' +
        'Se on eri asia kuin varausta tehtäessä maksettava yhden yön ennakkomaksu.',
      sv:
        'Ja. Vid incheckningen tar vi en deposition på {securityDeposit}, som du får tillbaka i sin helhet när du ' +
        'checkar ut. Den är skild från förskottet för en natt som betalas vid bokningen.',
    },
  },
  {
    id: 'late-arrival',
    category: 'check-in-out',
    icon: 'phone',
    question: {
      en: 'What if I arrive after the office closes?',
      es: '¿Qué hago si llego cuando la oficina ya cerró?',
      pt: 'E se eu chegar depois que a recepção fechar?',
      fr: 'Et si j’arrive après la fermeture de la réception ?',
      de: 'Was ist, wenn ich erst nach Schließung der Rezeption ankomme?',
      fi: 'Entä jos saapuu vasta vastaanoton sulkeuduttua?',
      sv: 'Vad gör jag om jag kommer efter att receptionen har stängt?',
    },
    answer: {
      en:
        'The office is open from {officeOpens} to {officeCloses}. If you expect to be later than that, please call ' +
        '{phone} beforehand so that we can plan your arrival together; emergency support is there 24/7.',
      es:
        'La oficina atiende de {officeOpens} a {officeCloses}, y si calcula llegar más tarde, basta con llamarnos ' +
        'antes al {phone} para acordar su llegada. Para emergencias estamos disponibles las 24 horas, los 7 días ' +
        'de la semana.',
      pt:
        'A recepção funciona de {officeOpens} a {officeCloses}. Se achar que vai chegar mais tarde, ligue antes ' +
        'para {phone} e combinamos a sua chegada; o atendimento de emergência funciona 24 horas por dia, todos os ' +
        'dias.',
      fr:
        'La réception est ouverte de {officeOpens} à {officeCloses}. Si vous pensez arriver plus tard, ' +
        'appelez-nous auparavant au {phone} pour que nous organisions ensemble votre arrivée ; l’assistance ' +
        'd’urgence répond 24 h/24 et 7 j/7.',
      de:
        'Die Rezeption ist von {officeOpens} bis {officeCloses} Uhr besetzt. Wenn es voraussichtlich später wird, ' +
        'rufen Sie uns bitte vorher unter {phone} an, damit wir Ihre Anreise absprechen können; im Notfall sind ' +
        'wir rund um die Uhr erreichbar.',
      fi:
        'Vastaanotto on avoinna klo {officeOpens}–{officeCloses}. Jos tulo näyttää venyvän myöhempään, ' +
        'saapumisesta on hyvä sopia etukäteen numerossa {phone}. Hätätilanteissa apua saa ympäri vuorokauden, ' +
        'viikon jokaisena päivänä.',
      sv:
        'Receptionen är öppen kl. {officeOpens}–{officeCloses}. Räknar du med att komma senare än så, ring oss i ' +
        'förväg på {phone} så planerar vi ankomsten tillsammans. I nödlägen når du oss dygnet runt, alla dagar.',
    },
  },
]
