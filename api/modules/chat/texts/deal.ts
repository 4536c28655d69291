import type { HouseText } from './house-text.ts'

/** The offers of the deals page, as sentences. */
export const dealTexts: HouseText[] = [
  {
    source: 'deal:new-guest',
    path: '/deals',
    title: {
      en: 'New guests',
      es: 'Nuevos huéspedes',
      pt: 'Novos hóspedes',
      fr: 'Nouveaux clients',
      de: 'Neue Gäste',
      fi: 'Uudet vieraat',
      sv: 'Nya gäster',
    },
    text: {
      en: 'Join our mailing list or follow us on social media and get {newsletterPercent} off your first stay; call us at {phone} to book. Discounts cannot be combined, and blackout dates may apply.',
      es: 'Suscríbase a nuestra lista de correo o síganos en redes sociales y obtenga un {newsletterPercent} de descuento en su primera estadía; llame al {phone} para reservar. Los descuentos no se pueden combinar y puede haber fechas excluidas.',
      pt: 'Entre na nossa lista de e-mails ou siga-nos nas redes sociais e ganhe {newsletterPercent} de desconto na primeira estadia; ligue para {phone} para reservar. Os descontos não podem ser combinados, e pode haver datas excluídas.',
      fr: 'Inscrivez-vous à notre liste de diffusion ou suivez-nous sur les réseaux sociaux et bénéficiez de {newsletterPercent} de réduction sur votre premier séjour ; appelez le {phone} pour réserver. Les réductions ne sont pas cumulables et certaines dates peuvent être exclues.',
      de: 'Abonnieren Sie unsere Mailingliste oder folgen Sie uns in den sozialen Medien und erhalten Sie {newsletterPercent} Rabatt auf Ihren ersten Aufenthalt; buchen Sie telefonisch unter {phone}. Rabatte sind nicht kombinierbar, und einzelne Termine können ausgenommen sein.',
      fi: 'Ensimmäisestä yöpymisestä saa {newsletterPercent} alennusta, kun liittyy postituslistallemme tai seuraa meitä sosiaalisessa mediassa; varauksen voi tehdä numerosta {phone}. Alennuksia ei voi yhdistää, ja osa ajankohdista voi olla alennusten ulkopuolella.',
      sv: 'Gå med på vår e-postlista eller följ oss i sociala medier och få {newsletterPercent} rabatt på din första vistelse; ring {phone} för att boka. Rabatter kan inte kombineras och vissa datum kan vara undantagna.',
    },
  },
  {
    source: 'deal:returning',
    path: '/deals',
    title: {
      en: 'Returning guests',
      es: 'Huéspedes que regresan',
      pt: 'Hóspedes que retornam',
      fr: 'Clients fidèles',
      de: 'Wiederkehrende Gäste',
      fi: 'Palaavat vieraat',
      sv: 'Återkommande gäster',
    },
    text: {
      en: 'Welcome back! We have an offer for returning guests: call us at {phone}, say that you have stayed with us before, and we will tell you what applies to your dates. Discounts cannot be combined.',
      es: '¡Qué gusto tenerle de vuelta! Hay una oferta para huéspedes que regresan: llame al {phone}, diga que ya se hospedó con nosotros y le diremos qué se aplica a sus fechas. Los descuentos no se pueden combinar.',
      pt: 'Que bom ter você de volta! Há uma oferta para quem retorna: ligue para {phone}, diga que já se hospedou conosco e informaremos o que vale para as suas datas. Os descontos não podem ser combinados.',
      fr: 'Heureux de vous revoir ! Une offre existe pour les clients fidèles : appelez le {phone}, dites que vous avez déjà séjourné chez nous et nous vous dirons ce qui s’applique à vos dates. Les réductions ne sont pas cumulables.',
      de: 'Schön, dass Sie wiederkommen! Für wiederkehrende Gäste haben wir ein Angebot: Rufen Sie {phone} an, sagen Sie, dass Sie schon bei uns waren, und wir nennen Ihnen, was für Ihre Reisedaten gilt. Rabatte sind nicht kombinierbar.',
      fi: 'Tervetuloa takaisin! Palaaville vieraille on oma tarjous: soita numeroon {phone} ja kerro, että olet ollut meillä aiemmin, niin kerromme, mikä etu koskee päiviäsi. Alennuksia ei voi yhdistää.',
      sv: 'Välkommen tillbaka! Vi har ett erbjudande till återkommande gäster: ring {phone}, säg att du bott hos oss förut, så berättar vi vad som gäller för dina datum. Rabatter kan inte kombineras.',
    },
  },
  {
    source: 'deal:redeem',
    path: '/deals',
    title: {
      en: 'How to use a discount',
      es: 'Cómo usar un descuento',
      pt: 'Como usar um desconto',
      fr: 'Utiliser une réduction',
      de: 'Rabatt einlösen',
      fi: 'Alennuksen käyttäminen',
      sv: 'Så använder du en rabatt',
    },
    text: {
      en: 'Follow us or join the mailing list for {newsletterPercent} off, book directly with us, by phone at {phone}, and show your coupon or the email at check-in. Discounts cannot be combined, and blackout dates may apply.',
      es: 'Síganos o suscríbase a la lista de correo para obtener un {newsletterPercent} de descuento, reserve directamente con nosotros, por teléfono al {phone}, y muestre el cupón o el correo en el check-in. Los descuentos no se pueden combinar y puede haber fechas excluidas.',
      pt: 'Siga-nos ou entre na lista de e-mails para ganhar {newsletterPercent} de desconto, reserve diretamente conosco, pelo telefone {phone}, e mostre o cupom ou o e-mail no check-in. Os descontos não podem ser combinados, e pode haver datas excluídas.',
      fr: 'Suivez-nous ou inscrivez-vous à la liste de diffusion pour {newsletterPercent} de réduction, réservez directement auprès de nous, par téléphone au {phone}, et présentez le coupon ou l’e-mail à l’arrivée. Les réductions ne sont pas cumulables et certaines dates peuvent être exclues.',
      de: 'Folgen Sie uns oder abonnieren Sie die Mailingliste für {newsletterPercent} Rabatt, buchen Sie direkt bei uns, telefonisch unter {phone}, und zeigen Sie den Gutschein oder die E-Mail beim Check-in. Rabatte sind nicht kombinierbar, und einzelne Termine können ausgenommen sein.',
      fi: 'Alennuksen, {newsletterPercent}, saa seuraamalla meitä tai liittymällä postituslistalle. Varaus tehdään suoraan meiltä numerosta {phone}, ja kuponki tai sähköposti näytetään saavuttaessa. Alennuksia ei voi yhdistää, ja osa ajankohdista voi olla alennusten ulkopuolella.',
      sv: 'Följ oss eller gå med på e-postlistan för {newsletterPercent} rabatt, boka direkt hos oss på telefon {phone} och visa kupongen eller mejlet vid incheckningen. Rabatter kan inte kombineras och vissa datum kan vara undantagna.',
    },
  },
]
