import type { Localized } from '../../hotel/localized.ts'

/** The mail by which somebody confirms an address. */
export const confirmationTexts = {
  subject: {
    en: 'Please confirm your address for {hotel}',
    es: 'Confirme su dirección para {hotel}',
    pt: 'Confirme seu endereço para o {hotel}',
    fr: 'Confirmez votre adresse pour le {hotel}',
    de: 'Bitte bestätigen Sie Ihre Adresse: {hotel}',
    fi: 'Vahvista osoitteesi: {hotel}',
    sv: 'Bekräfta din adress: {hotel}',
  },
  heading: {
    en: 'One click and you are on the list',
    es: 'Un clic y estará en la lista',
    pt: 'Um clique e você está na lista',
    fr: 'Un clic et vous êtes sur la liste',
    de: 'Ein Klick, und Sie sind dabei',
    fi: 'Yksi klikkaus ja olet listalla',
    sv: 'Ett klick och du är med på listan',
  },
  opening: {
    en: 'Someone, hopefully you, entered this address for our mailing list. Confirm it and your coupon for {percent} off is yours.',
    es: 'Alguien, esperamos que usted, ingresó esta dirección en nuestra lista. Confírmela y recibirá su cupón del {percent}.',
    pt: 'Alguém, esperamos que você, informou este endereço em nossa lista. Confirme e receba seu cupom de {percent}.',
    fr: 'Quelqu’un, vous sans doute, a saisi cette adresse pour notre liste. Confirmez-la et recevez votre bon de {percent}.',
    de: 'Jemand, hoffentlich Sie, hat diese Adresse für unseren Verteiler eingetragen. Bestätigen Sie sie, und Sie erhalten Ihren Gutschein über {percent}.',
    fi: 'Joku, toivottavasti sinä, syötti tämän osoitteen postituslistallemme. Vahvista se, niin saat {percent} alennuskupongin.',
    sv: 'Någon, förhoppningsvis du, angav den här adressen för vår e-postlista. Bekräfta den så får du din kupong på {percent}.',
  },
  button: {
    en: 'Confirm my address',
    es: 'Confirmar mi dirección',
    pt: 'Confirmar meu endereço',
    fr: 'Confirmer mon adresse',
    de: 'Adresse bestätigen',
    fi: 'Vahvista osoite',
    sv: 'Bekräfta adressen',
  },
  closing: {
    en: 'The link works for seven days.',
    es: 'El enlace funciona durante siete días.',
    pt: 'O link funciona por sete dias.',
    fr: 'Le lien est valable sept jours.',
    de: 'Der Link funktioniert sieben Tage lang.',
    fi: 'Linkki toimii seitsemän päivää.',
    sv: 'Länken fungerar i sju dagar.',
  },
} satisfies Record<string, Localized>
