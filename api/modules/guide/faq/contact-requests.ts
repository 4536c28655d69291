import type { FaqEntry } from '../guide.model.ts'

export const contactRequests: FaqEntry[] = [
  {
    id: 'office-hours',
    category: 'contact-requests',
    icon: 'phone',
    question: {
      en: 'When can I reach you?',
      es: '¿En qué horario puedo comunicarme con ustedes?',
      pt: 'Em que horário posso falar com vocês?',
      fr: 'Quand peut-on vous joindre ?',
      de: 'Wann sind Sie erreichbar?',
      fi: 'Milloin hotelliin saa yhteyden?',
      sv: 'När kan jag nå er?',
    },
    answer: {
      en:
        'The main line, {phone}, is answered from {officeOpens} to {officeCloses}, and emergency support is ' +
        'available 24/7. For anything that can wait, write to {email} or use the form on our contact page.',
      es:
        'La línea principal, {phone}, atiende de {officeOpens} a {officeCloses}, y para emergencias estamos ' +
        'disponibles las 24 horas, los 7 días de la semana. Para lo que pueda esperar, escriba a {email} o use el ' +
        'formulario de nuestra página de contacto.',
      pt:
        'A linha principal, {phone}, atende de {officeOpens} a {officeCloses}, e o atendimento de emergência ' +
        'funciona 24 horas por dia, todos os dias. Para o que puder esperar, escreva para {email} ou use o ' +
        'formulário da nossa página de contato.',
      fr:
        'La ligne principale, {phone}, répond de {officeOpens} à {officeCloses}, et l’assistance d’urgence est ' +
        'joignable 24 h/24 et 7 j/7. Pour tout ce qui peut attendre, écrivez à {email} ou utilisez le formulaire ' +
        'de notre page de contact.',
      de:
        'Unter der Hauptnummer {phone} erreichen Sie uns von {officeOpens} bis {officeCloses} Uhr, im Notfall rund ' +
        'um die Uhr. Alles, was warten kann, schreiben Sie an {email} oder über das Formular auf unserer ' +
        'Kontaktseite.',
      fi:
        'Päänumeroon {phone} vastataan klo {officeOpens}–{officeCloses}, ja hätätilanteissa apua saa ympäri ' +
        'vuorokauden, viikon jokaisena päivänä. Kiireettömät asiat voi lähettää osoitteeseen {email} tai ' +
        'yhteystietosivun lomakkeella.',
      sv:
        'Huvudnumret {phone} besvaras kl. {officeOpens}–{officeCloses}, och i nödlägen når du oss dygnet runt, ' +
        'alla dagar. Det som kan vänta skriver du till {email} eller i formuläret på vår kontaktsida.',
    },
  },
  {
    id: 'languages',
    category: 'contact-requests',
    icon: 'mail',
    question: {
      en: 'Which languages can I use with you?',
      es: '¿En qué idiomas puedo comunicarme con ustedes?',
      pt: 'Em quais idiomas posso falar com vocês?',
      fr: 'Dans quelles langues puis-je m’adresser à vous ?',
      de: 'In welchen Sprachen kann ich mich an Sie wenden?',
      fi: 'Millä kielillä hotellissa voi asioida?',
      sv: 'Vilka språk kan jag använda?',
    },
    answer: {
      en:
        'This site speaks English, Spanish, Portuguese, French, German, Finnish and Swedish. You may write to ' +
        '{email} in any of them, though our answer may come in English. On the phone, English is the safest ' +
        'choice; which other languages are spoken depends on who is at the desk.',
      es:
        'Este sitio está en inglés, español, portugués, francés, alemán, finlandés y sueco. Puede escribir a ' +
        '{email} en cualquiera de ellos, aunque quizá le contestemos en inglés. Por teléfono, lo más seguro es el ' +
        'inglés; los demás idiomas dependen de quién esté en la recepción.',
      pt:
        'Este site está em inglês, espanhol, português, francês, alemão, finlandês e sueco. Você pode escrever ' +
        'para {email} em qualquer um deles, embora a resposta talvez venha em inglês. Por telefone, o inglês é o ' +
        'mais seguro; os outros idiomas dependem de quem estiver na recepção.',
      fr:
        'Ce site existe en anglais, espagnol, portugais, français, allemand, finnois et suédois. Vous pouvez ' +
        'écrire à {email} dans chacune de ces langues, même si la réponse vous parviendra peut-être en anglais. Au ' +
        'téléphone, l’anglais est le plus sûr ; pour les autres langues, tout dépend de la personne présente à la ' +
        'réception.',
      de:
        'Diese Website gibt es auf Englisch, Spanisch, Portugiesisch, Französisch, Deutsch, Finnisch und ' +
        'Schwedisch. An {email} können Sie in jeder dieser Sprachen schreiben, auch wenn die Antwort vielleicht ' +
        'auf Englisch kommt. Am Telefon ist Englisch die sicherste Wahl; welche anderen Sprachen gesprochen ' +
        'werden, hängt davon ab, wer gerade an der Rezeption ist.',
      fi:
        'Sivusto on luettavissa englanniksi, espanjaksi, portugaliksi, ranskaksi, saksaksi, suomeksi ja ruotsiksi. ' +
        'Osoitteeseen {email} voi kirjoittaa millä tahansa näistä, vaikka vastaus saattaa tulla englanniksi. ' +
        'Puhelimessa englanti on varmin valinta; muut kielet riippuvat siitä, kuka vastaanotossa on.',
      sv:
        'Webbplatsen finns på engelska, spanska, portugisiska, franska, tyska, finska och svenska. Du kan skriva ' +
        'till {email} på vilket som helst av dem, även om svaret kanske kommer på engelska. I telefon är engelska ' +
        'säkrast; vilka andra språk som talas beror på vem som är i receptionen.',
    },
  },
  {
    id: 'groups',
    category: 'contact-requests',
    icon: 'family',
    question: {
      en: 'Do you take groups, reunions or wedding parties?',
      es: '¿Reciben grupos, reuniones familiares o invitados de bodas?',
      pt: 'Vocês recebem grupos, reuniões de família ou convidados de casamento?',
      fr: 'Accueillez-vous des groupes, réunions de famille ou invités de mariage ?',
      de: 'Nehmen Sie Gruppen, Familientreffen oder Hochzeitsgesellschaften auf?',
      fi: 'Otatteko vastaan ryhmiä, sukukokouksia tai hääseurueita?',
      sv: 'Tar ni emot grupper, släktträffar eller bröllopssällskap?',
    },
    answer: {
      en:
        'Gladly, as far as {rooms} rooms go. Call {phone} or write to {email} with your dates, the number of ' +
        'guests and rooms, and we will tell you what is possible and on which terms.',
      es:
        'Con gusto, hasta donde dan {rooms} habitaciones. Llame al {phone} o escriba a {email} con sus fechas y el ' +
        'número de huéspedes y habitaciones, y le diremos qué es posible y en qué condiciones.',
      pt:
        'Com prazer, até onde {rooms} quartos permitem. Ligue para {phone} ou escreva para {email} com as datas e ' +
        'o número de hóspedes e quartos, e diremos o que é possível e em quais condições.',
      fr:
        'Avec plaisir, dans la limite de nos {rooms} chambres. Appelez le {phone} ou écrivez à {email} en ' +
        'indiquant vos dates et le nombre de personnes et de chambres : nous vous dirons ce qui est possible et à ' +
        'quelles conditions.',
      de:
        'Gern, soweit {rooms} Zimmer reichen. Rufen Sie {phone} an oder schreiben Sie an {email} und nennen Sie ' +
        'Reisedaten, Personen- und Zimmerzahl; wir sagen Ihnen, was möglich ist und zu welchen Bedingungen.',
      fi:
        'Mielellämme, sen verran kuin {rooms} huoneeseen mahtuu. Päivät sekä vieraiden ja huoneiden määrän voi ' +
        'kertoa puhelimitse numeroon {phone} tai sähköpostitse osoitteeseen {email}, niin kerromme, mikä on ' +
        'mahdollista ja millä ehdoilla.',
      sv:
        'Gärna, så långt {rooms} rum räcker. Ring {phone} eller skriv till {email} med datum och antal gäster och ' +
        'rum, så berättar vi vad som går och på vilka villkor.',
    },
  },
  {
    id: 'special-requests',
    category: 'contact-requests',
    icon: 'heart',
    question: {
      en: 'Can I make a special request?',
      es: '¿Puedo hacer una petición especial?',
      pt: 'Posso fazer um pedido especial?',
      fr: 'Puis-je faire une demande particulière ?',
      de: 'Kann ich einen besonderen Wunsch äußern?',
      fi: 'Voiko esittää erityistoiveita?',
      sv: 'Kan jag ha särskilda önskemål?',
    },
    answer: {
      en:
        'Please do: a certain room, the ground floor, a quiet corner, a birthday. Tell us when you book or call ' +
        '{phone}. As a small family inn we do what we can, though we cannot guarantee every wish.',
      es:
        'Por supuesto: una habitación en particular, la planta baja, un rincón tranquilo, un cumpleaños. Díganoslo ' +
        'al reservar o llame al {phone}. Somos un pequeño hotel familiar y hacemos lo que podemos, aunque no ' +
        'podemos garantizar todos los deseos.',
      pt:
        'Claro: um quarto específico, o térreo, um canto tranquilo, um aniversário. Avise ao reservar ou ligue ' +
        'para {phone}. Somos um pequeno hotel familiar e fazemos o que está ao nosso alcance, embora nem todo ' +
        'desejo possa ser garantido.',
      fr:
        'Bien volontiers : une chambre précise, le rez-de-chaussée, un coin tranquille, un anniversaire. ' +
        'Dites-le-nous à la réservation ou appelez le {phone}. Nous sommes un petit hôtel familial et faisons de ' +
        'notre mieux, sans pouvoir garantir chaque souhait.',
      de:
        'Nur zu: ein bestimmtes Zimmer, das Erdgeschoss, eine ruhige Ecke, ein Geburtstag. Sagen Sie es uns bei ' +
        'der Buchung oder rufen Sie {phone} an. Als kleines Familienhotel tun wir, was wir können, auch wenn wir ' +
        'nicht jeden Wunsch garantieren können.',
      fi:
        'Toki: tietty huone, alakerta, rauhallinen nurkka, syntymäpäivä. Toiveen voi esittää varattaessa tai ' +
        'numerossa {phone}. Pienenä perhehotellina teemme parhaamme, vaikka emme voi taata jokaisen toiveen ' +
        'toteutumista.',
      sv:
        'Självklart: ett visst rum, bottenvåningen, ett lugnt hörn, en födelsedag. Säg till när du bokar eller ' +
        'ring {phone}. Som litet familjehotell gör vi vad vi kan, även om vi inte kan garantera varje önskan.',
    },
  },
]
