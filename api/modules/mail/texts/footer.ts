import type { Localized } from '../../hotel/localized.ts'

/** Why somebody gets a mail, and how to stop it. */
export const footerTexts = {
  established: {
    en: 'Lantana, Florida · since {year}',
    es: 'Lantana, Florida · desde {year}',
    pt: 'Lantana, Flórida · desde {year}',
    fr: 'Lantana, Floride · depuis {year}',
    de: 'Lantana, Florida · seit {year}',
    fi: 'Lantana, Florida · vuodesta {year}',
    sv: 'Lantana, Florida · sedan {year}',
  },
  signature: {
    en: 'Warm regards,\nyour hosts at {hotel}',
    es: 'Un cordial saludo,\nsus anfitriones de {hotel}',
    pt: 'Um abraço,\nseus anfitriões do {hotel}',
    fr: 'Bien cordialement,\nvos hôtes du {hotel}',
    de: 'Herzliche Grüße\nIhre Gastgeber vom {hotel}',
    fi: 'Lämpimin terveisin\n{hotel}in väki',
    sv: 'Varma hälsningar\nvi på {hotel}',
  },
  onTheList: {
    en: 'You are receiving this email because you joined the mailing list of {hotel}.',
    es: 'Recibe este correo porque se suscribió a la lista de {hotel}.',
    pt: 'Você recebe este e-mail porque se inscreveu na lista do {hotel}.',
    fr: 'Vous recevez cet e-mail parce que vous êtes inscrit à la liste de diffusion du {hotel}.',
    de: 'Sie erhalten diese E-Mail, weil Sie sich in den Verteiler vom {hotel} eingetragen haben.',
    fi: 'Saat tämän viestin, koska olet liittynyt postituslistalle ({hotel}).',
    sv: 'Du får det här mejlet eftersom du har anmält dig till e-postlistan hos {hotel}.',
  },
  askedToJoin: {
    en: 'You are receiving this email because this address was entered for our mailing list. If it was not you, ignore it: nothing more will come.',
    es: 'Recibe este correo porque alguien ingresó esta dirección en nuestra lista. Si no fue usted, ignórelo: no recibirá nada más.',
    pt: 'Você recebe este e-mail porque este endereço foi informado em nossa lista. Se não foi você, ignore: nada mais será enviado.',
    fr: 'Vous recevez cet e-mail parce que cette adresse a été saisie pour notre liste. Si ce n’était pas vous, ignorez-le : vous ne recevrez rien d’autre.',
    de: 'Sie erhalten diese E-Mail, weil diese Adresse für unseren Verteiler eingetragen wurde. Waren Sie das nicht, tun Sie einfach nichts: Es kommt nichts weiter.',
    fi: 'Saat tämän viestin, koska tämä osoite syötettiin postituslistallemme. Jos et tehnyt sitä itse, voit jättää viestin huomiotta: muuta ei tule.',
    sv: 'Du får det här mejlet eftersom adressen angavs för vår e-postlista. Var det inte du kan du bortse från det: du får inget mer.',
  },
  wroteToUs: {
    en: 'You are receiving this email because you sent us a message. It does not put you on any list.',
    es: 'Recibe este correo porque nos envió un mensaje. No lo agrega a ninguna lista.',
    pt: 'Você recebe este e-mail porque nos enviou uma mensagem. Ele não inclui você em nenhuma lista.',
    fr: 'Vous recevez cet e-mail parce que vous nous avez écrit. Il ne vous inscrit à aucune liste.',
    de: 'Sie erhalten diese E-Mail, weil Sie uns geschrieben haben. Sie kommen dadurch in keinen Verteiler.',
    fi: 'Saat tämän viestin, koska lähetit meille viestin. Se ei lisää sinua millekään listalle.',
    sv: 'Du får det här mejlet eftersom du har skrivit till oss. Det sätter inte upp dig på någon lista.',
  },
  unsubscribe: {
    en: 'Unsubscribe',
    es: 'Darse de baja',
    pt: 'Cancelar inscrição',
    fr: 'Se désabonner',
    de: 'Abmelden',
    fi: 'Peruuta tilaus',
    sv: 'Avsluta prenumerationen',
  },
} satisfies Record<string, Localized>
