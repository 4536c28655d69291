import type { NoticeSection } from '../guide.model.ts'

/** What this product does with what guests tell it. Change it together with the code it describes. */
export const privacy: NoticeSection[] = [
  {
    id: 'messages',
    title: {
      en: 'Messages to the front desk',
      es: 'Mensajes a la recepción',
      pt: 'Mensagens para a recepção',
      fr: 'Messages à la réception',
      de: 'Nachrichten an die Rezeption',
      fi: 'Viestit vastaanottoon',
      sv: 'Meddelanden till receptionen',
    },
    paragraphs: [
      {
        en: 'What you write in the contact form (name, email, phone, message) is read by our own staff to answer you. After 24 months we remove whatever points to you. So that nobody floods us with messages, we keep an unreadable fingerprint of your internet address for 30 days.',
        es: 'Lo que escribe en el formulario de contacto (nombre, correo, teléfono, mensaje) lo lee nuestro propio personal para responderle. Pasados 24 meses eliminamos todo lo que le identifica. Para evitar envíos masivos guardamos durante 30 días una huella ilegible de su dirección de internet.',
        pt: 'O que você escreve no formulário de contato (nome, e-mail, telefone, mensagem) é lido pela nossa própria equipe para responder. Depois de 24 meses apagamos tudo o que identifica você. Para evitar envios em massa, guardamos por 30 dias uma impressão ilegível do seu endereço de internet.',
        fr: 'Ce que vous écrivez dans le formulaire (nom, e-mail, téléphone, message) est lu par notre équipe, pour vous répondre. Au bout de 24 mois, nous effaçons tout ce qui vous désigne. Contre les envois en masse, nous gardons 30 jours une empreinte illisible de votre adresse internet.',
        de: 'Was Sie in das Kontaktformular schreiben (Name, E-Mail, Telefon, Nachricht), liest unser eigenes Team, um Ihnen zu antworten. Nach 24 Monaten entfernen wir alles, was auf Sie hinweist. Gegen massenhafte Nachrichten bewahren wir 30 Tage lang einen unlesbaren Abdruck Ihrer Internetadresse auf.',
        fi: 'Yhteydenottolomakkeen tiedot (nimi, sähköposti, puhelin, viesti) lukee vain oma henkilökuntamme vastatakseen sinulle. Poistamme 24 kuukauden jälkeen kaiken, mistä sinut voi tunnistaa. Viestitulvan estämiseksi säilytämme internetosoitteestasi 30 päivän ajan lukukelvottoman tunnisteen.',
        sv: 'Det du skriver i kontaktformuläret (namn, e-post, telefon, meddelande) läses av vår egen personal för att svara dig. Efter 24 månader tar vi bort allt som pekar på dig. För att ingen ska översvämma oss med meddelanden sparar vi ett oläsligt avtryck av din internetadress i 30 dagar.',
      },
    ],
  },
  {
    id: 'mailing-list',
    title: {
      en: 'The mailing list',
      es: 'La lista de correo',
      pt: 'A lista de e-mails',
      fr: 'La lettre d’information',
      de: 'Der Newsletter',
      fi: 'Postituslista',
      sv: 'E-postlistan',
    },
    paragraphs: [
      {
        en: 'If you join, we keep your address, your name and phone number if you gave them, the date, and the words you agreed to. Every mail carries a link to leave; leaving takes effect at once. We never sell or lend the list. If you ask us to erase you, only a fingerprint of the address remains, so that it is not added again by mistake.',
        es: 'Si se suscribe, guardamos su dirección, su nombre y teléfono si nos los dio, la fecha y el texto que aceptó. Cada correo lleva un enlace para darse de baja, con efecto inmediato. Nunca vendemos ni prestamos la lista. Si nos pide borrar sus datos, solo queda una huella de la dirección para no volver a agregarla por error.',
        pt: 'Se você se inscrever, guardamos seu endereço, seu nome e telefone, se os informou, a data e o texto que aceitou. Todo e-mail traz um link para sair, com efeito imediato. Nunca vendemos nem emprestamos a lista. Se pedir a exclusão, fica apenas uma impressão do endereço, para que não volte à lista por engano.',
        fr: 'Si vous vous inscrivez, nous gardons votre adresse, votre nom et votre téléphone si vous les avez donnés, la date et le texte que vous avez accepté. Chaque message contient un lien de désinscription, à effet immédiat. Nous ne vendons ni ne prêtons jamais la liste. Si vous demandez l’effacement, il ne reste qu’une empreinte de l’adresse, pour ne pas la réinscrire par erreur.',
        de: 'Wenn Sie sich eintragen, bewahren wir Ihre Adresse, Ihren Namen und Ihre Telefonnummer, falls Sie sie angegeben haben, das Datum und den Wortlaut Ihrer Zustimmung auf. Jede Mail enthält einen Link zum Abmelden, der sofort wirkt. Wir verkaufen und verleihen die Liste nie. Auf Wunsch löschen wir Sie; es bleibt nur ein Abdruck der Adresse, damit sie nicht versehentlich wieder aufgenommen wird.',
        fi: 'Jos liityt listalle, säilytämme osoitteesi, nimesi ja puhelinnumerosi, jos annoit ne, sekä päivämäärän ja tekstin, jonka hyväksyit. Jokaisessa viestissä on linkki, jolla listalta pääsee pois heti. Emme koskaan myy tai lainaa listaa. Jos pyydät poistamaan tietosi, osoitteesta jää vain tunniste, jottei sitä lisätä vahingossa uudelleen.',
        sv: 'Om du går med sparar vi din adress, ditt namn och telefonnummer om du har uppgett dem, datumet och texten du godkände. Varje utskick har en länk för att lämna listan, och den verkar genast. Vi säljer eller lånar aldrig ut listan. Om du ber oss radera dig återstår bara ett avtryck av adressen, så att den inte läggs till igen av misstag.',
      },
    ],
  },
  {
    id: 'assistant',
    title: {
      en: 'The assistant',
      es: 'El asistente',
      pt: 'O assistente',
      fr: 'L’assistant',
      de: 'Der Assistent',
      fi: 'Avustaja',
      sv: 'Assistenten',
    },
    paragraphs: [
      {
        en: 'Your questions to the assistant are answered and then forgotten, unless it finds no answer, or you rate one: then the question is kept for 90 days without your name. If you pass it to the front desk, it becomes a message like any other. A language model of an outside company may help to word the answer; it receives the question, never your name or address.',
        es: 'Sus preguntas al asistente se responden y se olvidan, salvo que no encuentre respuesta o que usted la valore: entonces la pregunta se guarda 90 días sin su nombre. Si la pasa a la recepción, es un mensaje como cualquier otro. Un modelo de lenguaje de otra empresa puede ayudar a redactar la respuesta; recibe la pregunta, nunca su nombre ni su dirección.',
        pt: 'Suas perguntas ao assistente são respondidas e esquecidas, a menos que ele não encontre resposta ou que você a avalie: nesse caso a pergunta fica guardada por 90 dias, sem o seu nome. Se você a encaminhar à recepção, ela se torna uma mensagem como qualquer outra. Um modelo de linguagem de outra empresa pode ajudar a redigir a resposta; ele recebe a pergunta, nunca seu nome ou endereço.',
        fr: 'Vos questions à l’assistant reçoivent une réponse puis sont oubliées, sauf s’il n’en trouve pas ou si vous la notez : la question est alors gardée 90 jours, sans votre nom. Si vous la transmettez à la réception, elle devient un message comme un autre. Le modèle de langage d’une société extérieure peut aider à rédiger la réponse ; il reçoit la question, jamais votre nom ni votre adresse.',
        de: 'Ihre Fragen an den Assistenten werden beantwortet und dann vergessen, außer er findet keine Antwort oder Sie bewerten sie: Dann bleibt die Frage 90 Tage ohne Ihren Namen erhalten. Geben Sie sie an die Rezeption weiter, wird sie zu einer Nachricht wie jede andere. Das Sprachmodell einer anderen Firma kann beim Formulieren helfen; es erhält die Frage, nie Ihren Namen oder Ihre Adresse.',
        fi: 'Avustajalle esitettyihin kysymyksiin vastataan, minkä jälkeen ne unohdetaan. Jos vastausta ei löydy tai arvioit sen, kysymys säilyy 90 päivää ilman nimeäsi. Jos välität sen vastaanottoon, siitä tulee viesti muiden joukkoon. Ulkopuolisen yrityksen kielimalli voi auttaa vastauksen muotoilussa; se saa kysymyksen, ei koskaan nimeäsi tai osoitettasi.',
        sv: 'Dina frågor till assistenten besvaras och glöms sedan. Om den inte hittar något svar, eller om du betygsätter svaret, sparas frågan i 90 dagar utan ditt namn. Skickar du den vidare till receptionen blir den ett meddelande som alla andra. Ett annat företags språkmodell kan hjälpa till att formulera svaret; den får frågan, aldrig ditt namn eller din adress.',
      },
    ],
  },
  {
    id: 'browser',
    title: {
      en: 'Your browser',
      es: 'Su navegador',
      pt: 'Seu navegador',
      fr: 'Votre navigateur',
      de: 'Ihr Browser',
      fi: 'Selaimesi',
      sv: 'Din webbläsare',
    },
    paragraphs: [
      {
        en: 'These pages set a single cookie: it remembers the language you chose, nothing else, for a year. To count how often a blog post is read we keep an unreadable fingerprint per visitor and day, and delete it soon after.',
        es: 'Estas páginas usan una sola cookie: recuerda durante un año el idioma que usted eligió y nada más. Para contar las lecturas del blog guardamos una huella ilegible por visitante y día, y la borramos poco después.',
        pt: 'Estas páginas gravam um único cookie: ele lembra por um ano o idioma que você escolheu, e nada mais. Para contar as leituras do blog guardamos uma impressão ilegível por visitante e dia, apagada logo depois.',
        fr: 'Ces pages ne déposent qu’un seul cookie : il retient pendant un an la langue que vous avez choisie, et rien d’autre. Pour compter les lectures du blog, nous gardons une empreinte illisible par visiteur et par jour, effacée peu après.',
        de: 'Diese Seiten setzen ein einziges Cookie: Es merkt sich ein Jahr lang die Sprache, die Sie gewählt haben, und sonst nichts. Um zu zählen, wie oft ein Blogbeitrag gelesen wird, bewahren wir je Besucher und Tag einen unlesbaren Abdruck auf und löschen ihn bald danach.',
        fi: 'Nämä sivut asettavat yhden ainoan evästeen: se muistaa vuoden ajan valitsemasi kielen eikä mitään muuta. Blogikirjoitusten lukukertojen laskemiseksi säilytämme kävijää ja päivää kohti lukukelvottoman tunnisteen, joka poistetaan pian.',
        sv: 'De här sidorna sätter en enda kaka: den minns i ett år vilket språk du har valt, och inget annat. För att räkna hur ofta ett blogginlägg läses sparar vi ett oläsligt avtryck per besökare och dag, och raderar det strax därefter.',
      },
    ],
  },
  {
    id: 'others',
    title: {
      en: 'Maps and booking',
      es: 'Mapas y reservas',
      pt: 'Mapas e reservas',
      fr: 'Cartes et réservation',
      de: 'Karten und Buchung',
      fi: 'Kartat ja varaaminen',
      sv: 'Kartor och bokning',
    },
    paragraphs: [
      {
        en: 'Street maps come from OpenStreetMap and the booking calendar from our booking provider. They load when you come to them or press their button, beside which stands who will learn your internet address. What you enter on the booking page is handled by that provider.',
        es: 'Los mapas vienen de OpenStreetMap y el calendario de reservas, de nuestro proveedor de reservas. Se cargan cuando llega a ellos o pulsa su botón, junto al cual se indica quién conocerá su dirección de internet. Lo que escriba en la página de reservas lo trata ese proveedor.',
        pt: 'Os mapas vêm do OpenStreetMap e o calendário de reservas, do nosso provedor de reservas. Eles carregam quando você chega até eles ou toca no botão, ao lado do qual está escrito quem ficará sabendo do seu endereço de internet. O que você informa na página de reservas é tratado por esse provedor.',
        fr: 'Les plans viennent d’OpenStreetMap et le calendrier de réservation de notre prestataire. Ils se chargent quand vous y arrivez ou appuyez sur leur bouton, à côté duquel il est écrit qui connaîtra votre adresse internet. Ce que vous saisissez sur la page de réservation est traité par ce prestataire.',
        de: 'Straßenkarten kommen von OpenStreetMap, der Buchungskalender von unserem Buchungsanbieter. Sie laden, wenn Sie dorthin kommen oder auf ihren Knopf drücken, neben dem steht, wer Ihre Internetadresse erfährt. Was Sie auf der Buchungsseite eingeben, verarbeitet dieser Anbieter.',
        fi: 'Kartat tulevat OpenStreetMapista ja varauskalenteri varauspalvelumme tarjoajalta. Ne latautuvat, kun tulet niiden kohdalle tai painat niiden painiketta, jonka vieressä kerrotaan, kuka saa tietää internetosoitteesi. Varaussivulla antamasi tiedot käsittelee tämä palveluntarjoaja.',
        sv: 'Kartorna kommer från OpenStreetMap och bokningskalendern från vår bokningsleverantör. De laddas när du kommer till dem eller trycker på deras knapp, och intill står vem som får veta din internetadress. Det du skriver på bokningssidan hanteras av den leverantören.',
      },
    ],
  },
  {
    id: 'rights',
    title: {
      en: 'Ask us',
      es: 'Pregúntenos',
      pt: 'Fale conosco',
      fr: 'Demandez-nous',
      de: 'Fragen Sie uns',
      fi: 'Kysy meiltä',
      sv: 'Fråga oss',
    },
    paragraphs: [
      {
        en: 'To see, correct or erase what we hold about you, write to {email} or call {phone}. Erasing takes away everything under your address: messages, mails, the mailing list. Only the fingerprint of the address remains. {hotel} answers for everything on this page.',
        es: 'Para ver, corregir o borrar lo que tenemos sobre usted, escriba a {email} o llame al {phone}. El borrado elimina todo lo que consta con su dirección: mensajes, correos, lista de correo. Solo queda la huella de la dirección. {hotel} responde de todo lo dicho en esta página.',
        pt: 'Para ver, corrigir ou apagar o que temos sobre você, escreva para {email} ou ligue para {phone}. A exclusão remove tudo o que consta com o seu endereço: mensagens, e-mails, lista de e-mails. Fica apenas a impressão do endereço. O {hotel} responde por tudo o que está nesta página.',
        fr: 'Pour voir, corriger ou effacer ce que nous savons de vous, écrivez à {email} ou appelez le {phone}. L’effacement porte sur tout ce qui figure sous votre adresse : messages, courriels, lettre d’information. Il n’en reste que l’empreinte de l’adresse. {hotel} répond de tout ce qui figure sur cette page.',
        de: 'Um einzusehen, zu berichtigen oder zu löschen, was wir über Sie haben, schreiben Sie an {email} oder rufen Sie {phone} an. Gelöscht wird alles, was unter Ihrer Adresse steht: Nachrichten, Mails, Newsletter. Es bleibt nur der Abdruck der Adresse. Für alles auf dieser Seite steht {hotel} ein.',
        fi: 'Kun haluat nähdä, korjata tai poistaa sinua koskevat tiedot, kirjoita osoitteeseen {email} tai soita numeroon {phone}. Poistaminen koskee kaikkea osoitteellasi tallennettua: viestejä, sähköposteja ja postituslistaa. Jäljelle jää vain osoitteen tunniste. Kaikesta tällä sivulla vastaa {hotel}.',
        sv: 'För att se, rätta eller radera det vi har om dig, skriv till {email} eller ring {phone}. När vi raderar försvinner allt som finns under din adress: meddelanden, mejl, e-postlistan. Bara avtrycket av adressen blir kvar. {hotel} ansvarar för allt på den här sidan.',
      },
    ],
  },
]
