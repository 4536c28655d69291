import type { FaqEntry } from '../guide.model.ts'

export const reservationsPayment: FaqEntry[] = [
  {
    id: 'booking-deposit',
    category: 'reservations-payment',
    icon: 'calendar',
    question: {
      en: 'How do I book, and is a deposit due?',
      es: '¿Cómo reservo y hay que pagar un depósito?',
      pt: 'Como faço a reserva? É preciso pagar um depósito?',
      fr: 'Comment réserver, et faut-il verser un acompte ?',
      de: 'Wie buche ich, und ist eine Anzahlung fällig?',
      fi: 'Miten huone varataan, ja tarvitaanko ennakkomaksu?',
      sv: 'Hur bokar jag, och behövs någon förskottsbetalning?',
    },
    answer: {
      en:
        'Book directly with us, either online through our booking page or by phone at {phone}. A one-night deposit ' +
        'is taken at booking.',
      es:
        'Reserve directamente con nosotros, en línea desde nuestra página de reservas o por teléfono al {phone}. ' +
        'Al reservar se cobra un depósito equivalente a una noche.',
      pt:
        'Reserve diretamente conosco, on-line pela nossa página de reservas ou por telefone, no {phone}. No ato da ' +
        'reserva é cobrado um depósito no valor de uma diária.',
      fr:
        'Réservez directement auprès de nous, en ligne sur notre page de réservation ou par téléphone au {phone}. ' +
        'Un acompte d’une nuit est prélevé à la réservation.',
      de:
        'Buchen Sie direkt bei uns, online über unsere Buchungsseite oder telefonisch unter {phone}. Bei der ' +
        'Buchung wird eine Anzahlung in Höhe einer Übernachtung fällig.',
      fi:
        'Varauksen voi tehdä suoraan meiltä, joko verkossa varaussivullamme tai puhelimitse numerosta {phone}. ' +
        'Varattaessa veloitetaan yhden yön hinta ennakkomaksuna.',
      sv:
        'Boka direkt hos oss, antingen på vår bokningssida eller per telefon på {phone}. Vid bokningen betalar du ' +
        'en natt i förskott.',
    },
  },
  {
    id: 'payment-methods',
    category: 'reservations-payment',
    icon: 'card',
    question: {
      en: 'How can I pay?',
      es: '¿Cómo puedo pagar?',
      pt: 'Quais são as formas de pagamento?',
      fr: 'Quels moyens de paiement acceptez-vous ?',
      de: 'Wie kann ich bezahlen?',
      fi: 'Mitkä maksutavat käyvät?',
      sv: 'Hur kan jag betala?',
    },
    answer: {
      en:
        'We accept major cards, cash, and several mobile payment and transfer apps. If you would like to use an ' +
        'app, please ask the front desk beforehand whether yours is one of them.',
      es:
        'Aceptamos las principales tarjetas, efectivo y varias aplicaciones de pago móvil y transferencia. Si ' +
        'prefiere usar una aplicación, pregunte antes en la recepción si la suya está entre ellas.',
      pt:
        'Aceitamos os principais cartões, dinheiro e vários aplicativos de pagamento e transferência. Se preferir ' +
        'usar um aplicativo, pergunte antes na recepção se o seu está entre eles.',
      fr:
        'Nous acceptons les principales cartes bancaires, les espèces et plusieurs applications de paiement mobile ' +
        'et de transfert. Si vous souhaitez payer avec une application, demandez au préalable à la réception si la ' +
        'vôtre en fait partie.',
      de:
        'Wir nehmen die gängigen Karten, Bargeld und mehrere Apps für mobiles Bezahlen und Überweisen. Wenn Sie ' +
        'per App zahlen möchten, fragen Sie bitte vorher an der Rezeption, ob Ihre dabei ist.',
      fi:
        'Maksuvälineiksi käyvät yleisimmät kortit, käteinen sekä useat mobiilimaksu- ja rahansiirtosovellukset. ' +
        'Jos tarkoitus on maksaa sovelluksella, sen sopivuuden voi varmistaa etukäteen vastaanotosta.',
      sv:
        'Vi tar de vanligaste korten, kontanter och flera appar för mobilbetalning och överföring. Vill du betala ' +
        'med en app, fråga receptionen i förväg om just din fungerar.',
    },
  },
  {
    id: 'cancellation',
    category: 'reservations-payment',
    icon: 'clock',
    question: {
      en: 'What is the cancellation policy?',
      es: '¿Cuál es la política de cancelación?',
      pt: 'Qual é a política de cancelamento?',
      fr: 'Quelles sont les conditions d’annulation ?',
      de: 'Wie sind die Stornobedingungen?',
      fi: 'Mitkä ovat peruutusehdot?',
      sv: 'Vilka avbokningsregler gäller?',
    },
    answer: {
      en:
        'Free cancellation up to {freeCancellationHours} hours before {checkIn} arrival; otherwise one night is ' +
        'charged.',
      es:
        'La cancelación es gratuita hasta {freeCancellationHours} horas antes de las {checkIn} del día de llegada; ' +
        'después se cobra una noche.',
      pt:
        'O cancelamento é gratuito até {freeCancellationHours} horas antes das {checkIn} do dia da chegada; depois ' +
        'disso, é cobrada uma diária.',
      fr:
        'L’annulation est gratuite jusqu’à {freeCancellationHours} heures avant {checkIn} le jour de l’arrivée ; ' +
        'passé ce délai, une nuit est facturée.',
      de:
        'Bis {freeCancellationHours} Stunden vor {checkIn} Uhr am Anreisetag stornieren Sie kostenlos; danach wird ' +
        'eine Übernachtung berechnet.',
      fi:
        'Varauksen voi perua maksutta viimeistään {freeCancellationHours} tuntia ennen tulopäivän ' +
        'sisäänkirjautumisaikaa (klo {checkIn}). Sen jälkeen veloitetaan yhden yön hinta.',
      sv:
        'Du avbokar gratis fram till {freeCancellationHours} timmar före kl. {checkIn} på ankomstdagen; därefter ' +
        'debiteras en natt.',
    },
  },
  {
    id: 'discounts',
    category: 'reservations-payment',
    icon: 'tag',
    question: {
      en: 'Which discounts are there, and can they be combined?',
      es: '¿Qué descuentos hay y se pueden combinar?',
      pt: 'Quais descontos existem? Eles podem ser combinados?',
      fr: 'Quelles réductions proposez-vous, et sont-elles cumulables ?',
      de: 'Welche Rabatte gibt es, und lassen sie sich kombinieren?',
      fi: 'Mitä alennuksia on, ja voiko niitä yhdistää?',
      sv: 'Vilka rabatter finns, och går de att kombinera?',
    },
    answer: {
      en:
        'Follow us on social media or join our mailing list for {newsletterPercent} off; coupons sent to the list ' +
        'go up to {couponMaxPercent}. Discounts cannot be combined, and blackout dates may apply.',
      es:
        'Síganos en redes sociales o suscríbase a nuestra lista de correo y obtenga un {newsletterPercent} de ' +
        'descuento; los cupones de la lista llegan hasta el {couponMaxPercent}. Los descuentos no se pueden ' +
        'combinar y puede haber fechas excluidas.',
      pt:
        'Siga-nos nas redes sociais ou entre na nossa lista de e-mails e ganhe {newsletterPercent} de desconto; os ' +
        'cupons enviados à lista chegam a {couponMaxPercent}. Os descontos não podem ser combinados, e pode haver ' +
        'datas excluídas.',
      fr:
        'Suivez-nous sur les réseaux sociaux ou inscrivez-vous à notre liste de diffusion pour bénéficier de ' +
        '{newsletterPercent} de réduction ; les coupons envoyés à la liste vont jusqu’à {couponMaxPercent}. Les ' +
        'réductions ne sont pas cumulables et certaines dates peuvent être exclues.',
      de:
        'Folgen Sie uns in den sozialen Medien oder abonnieren Sie unsere Mailingliste und erhalten Sie ' +
        '{newsletterPercent} Rabatt; Gutscheine für Abonnenten reichen bis {couponMaxPercent}. Rabatte sind nicht ' +
        'kombinierbar, und einzelne Termine können ausgenommen sein.',
      fi:
        'Alennus on {newsletterPercent}, kun seuraa meitä sosiaalisessa mediassa tai liittyy postituslistallemme; ' +
        'listalle lähetettävien kuponkien alennus on enimmillään {couponMaxPercent}. Alennuksia ei voi yhdistää, ' +
        'ja osa ajankohdista voi olla alennusten ulkopuolella.',
      sv:
        'Följ oss i sociala medier eller gå med på vår e-postlista och få {newsletterPercent} rabatt; kupongerna ' +
        'till listan ger upp till {couponMaxPercent}. Rabatter kan inte kombineras och vissa datum kan vara ' +
        'undantagna.',
    },
  },
  {
    id: 'extended-stays',
    category: 'reservations-payment',
    icon: 'luggage',
    question: {
      en: 'Are there better rates for longer stays?',
      es: '¿Hay mejores tarifas para estadías largas?',
      pt: 'Há tarifas melhores para estadias longas?',
      fr: 'Y a-t-il des tarifs avantageux pour les longs séjours ?',
      de: 'Gibt es günstigere Preise für längere Aufenthalte?',
      fi: 'Onko pitkille vierailuille edullisempia hintoja?',
      sv: 'Är det billigare att stanna länge?',
    },
    answer: {
      en:
        'Yes: a weekly rate for {weeklyNights} nights or more, and a monthly discount for {monthlyNights} nights ' +
        'or more. Call us at {phone} with your dates and we will work out the price with you.',
      es:
        'Sí: una tarifa semanal a partir de {weeklyNights} noches y un descuento mensual a partir de ' +
        '{monthlyNights} noches. Llámenos al {phone} con sus fechas y calcularemos el precio con usted.',
      pt:
        'Sim: tarifa semanal a partir de {weeklyNights} noites e desconto mensal a partir de {monthlyNights} ' +
        'noites. Ligue para {phone} com as suas datas e calculamos o preço com você.',
      fr:
        'Oui : un tarif à la semaine à partir de {weeklyNights} nuits et une remise au mois à partir de ' +
        '{monthlyNights} nuits. Appelez-nous au {phone} avec vos dates et nous établirons le prix avec vous.',
      de:
        'Ja: einen Wochenpreis ab {weeklyNights} Nächten und einen Monatsrabatt ab {monthlyNights} Nächten. Rufen ' +
        'Sie uns mit Ihren Reisedaten unter {phone} an, dann berechnen wir gemeinsam den Preis.',
      fi:
        'On: viikkohinta, kun öitä on vähintään {weeklyNights}, ja kuukausialennus, kun öitä on vähintään ' +
        '{monthlyNights}. Hinnan halutuille päiville saa numerosta {phone}.',
      sv:
        'Ja: veckopris från {weeklyNights} nätter och månadsrabatt från {monthlyNights} nätter. Ring oss på ' +
        '{phone} med dina datum så räknar vi fram priset tillsammans.',
    },
  },
  {
    id: 'peak-season',
    category: 'reservations-payment',
    icon: 'calendar',
    question: {
      en: 'When is peak season?',
      es: '¿Cuándo es la temporada alta?',
      pt: 'Quando é a alta temporada?',
      fr: 'Quand est la haute saison ?',
      de: 'Wann ist Hochsaison?',
      fi: 'Milloin on sesonkiaika?',
      sv: 'När är det högsäsong?',
    },
    answer: {
      en:
        'January to April, when northern winters send everyone south. With only {rooms} rooms we fill up early ' +
        'then, so book as soon as you know your dates.',
      es:
        'De enero a abril, cuando el invierno del norte trae a todos hacia el sur. Con solo {rooms} habitaciones ' +
        'nos llenamos pronto, así que reserve en cuanto sepa sus fechas.',
      pt:
        'De janeiro a abril, quando o inverno do norte manda todo mundo para o sul. Com apenas {rooms} quartos, ' +
        'lotamos cedo, então reserve assim que souber as suas datas.',
      fr:
        'De janvier à avril, quand l’hiver du Nord pousse tout le monde vers le sud. Avec {rooms} chambres ' +
        'seulement, nous affichons vite complet : réservez dès que vos dates sont fixées.',
      de:
        'Von Januar bis April, wenn der Winter im Norden alle in den Süden zieht. Mit nur {rooms} Zimmern sind wir ' +
        'dann früh ausgebucht; buchen Sie also, sobald Ihre Reisedaten feststehen.',
      fi:
        'Tammikuusta huhtikuuhun, kun pohjoisen talvi ajaa väen etelään. Huoneita on vain {rooms}, ja ne täyttyvät ' +
        'silloin varhain, joten varaus kannattaa tehdä heti, kun päivät ovat selvillä.',
      sv:
        'Januari till april, när vintern i norr lockar alla söderut. Med bara {rooms} rum blir det fullt tidigt, ' +
        'så boka så snart du vet dina datum.',
    },
  },
]
