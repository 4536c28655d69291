import type { HouseText } from './house-text.ts'

/** Answers to what is said to an assistant rather than asked of a hotel. */
export const talkTexts: HouseText[] = [
  {
    source: 'talk:greeting',
    path: '',
    title: { en: 'Hello', es: 'Hola', pt: 'Olá', fr: 'Bonjour', de: 'Hallo', fi: 'Hei', sv: 'Hej' },
    text: {
      en: 'Hello! Ask me about the inn, the rooms, the beach, places to eat or what to do around {town}.',
      es: '¡Hola! Pregúnteme por el hotel, las habitaciones, la playa, dónde comer o qué hacer en {town}.',
      pt: 'Olá! Pergunte sobre o hotel, os quartos, a praia, onde comer ou o que fazer em {town}.',
      fr: 'Bonjour ! Interrogez-moi sur l’hôtel, les chambres, la plage, les restaurants ou les sorties autour de {town}.',
      de: 'Guten Tag! Fragen Sie mich nach dem Hotel, den Zimmern, dem Strand, Restaurants oder Ausflügen rund um {town}.',
      fi: 'Hei! Minulta voi kysyä hotellista, huoneista, rannasta, ruokapaikoista tai tekemisestä lähiseudulla.',
      sv: 'Hej! Fråga mig om hotellet, rummen, stranden, ställen att äta på eller vad man kan göra kring {town}.',
    },
  },
  {
    source: 'talk:thanks',
    path: '',
    title: { en: 'Thank you', es: 'Gracias', pt: 'Obrigado', fr: 'Merci', de: 'Danke', fi: 'Kiitos', sv: 'Tack' },
    text: {
      en: 'You’re welcome! If anything else comes to mind, just ask.',
      es: '¡Con gusto! Si tiene otra pregunta, aquí estoy.',
      pt: 'De nada! Se tiver outra pergunta, é só escrever.',
      fr: 'Avec plaisir ! Si vous avez une autre question, je suis là.',
      de: 'Gern geschehen! Wenn Ihnen noch etwas einfällt, fragen Sie einfach.',
      fi: 'Ole hyvä! Jos jotain muuta tulee mieleen, kysy vain.',
      sv: 'Varsågod! Fråga gärna om det är något mer.',
    },
  },
  {
    source: 'talk:assistant',
    path: '',
    title: {
      en: 'About this assistant',
      es: 'Sobre este asistente',
      pt: 'Sobre este assistente',
      fr: 'À propos de cet assistant',
      de: 'Über diesen Assistenten',
      fi: 'Tietoa avustajasta',
      sv: 'Om assistenten',
    },
    text: {
      en: 'I am the inn’s automatic assistant. I answer from what this site says about the inn and the area; for everything else the front desk is there at {phone}.',
      es: 'Soy el asistente automático del hotel. Respondo con lo que este sitio dice del hotel y sus alrededores; para todo lo demás está la recepción, en el {phone}.',
      pt: 'Sou o assistente automático do hotel. Respondo com o que este site diz sobre o hotel e a região; para todo o resto, a recepção atende no {phone}.',
      fr: 'Je suis l’assistant automatique de l’hôtel. Je réponds avec ce que ce site dit de l’hôtel et des environs ; pour tout le reste, la réception est joignable au {phone}.',
      de: 'Ich bin der automatische Assistent des Hotels. Ich antworte mit dem, was diese Website über das Hotel und die Umgebung sagt; für alles andere ist die Rezeption unter {phone} da.',
      fi: 'Olen hotellin automaattinen avustaja. Vastaan sen pohjalta, mitä tällä sivustolla kerrotaan hotellista ja seudusta; muissa asioissa auttaa vastaanotto, numero on {phone}.',
      sv: 'Jag är hotellets automatiska assistent. Jag svarar utifrån det som står på webbplatsen om hotellet och trakten; i allt annat hjälper receptionen på {phone}.',
    },
  },
  {
    source: 'talk:person',
    path: '/contact',
    title: {
      en: 'Contact',
      es: 'Contacto',
      pt: 'Contato',
      fr: 'Contact',
      de: 'Kontakt',
      fi: 'Yhteystiedot',
      sv: 'Kontakt',
    },
    text: {
      en: 'Of course. Write to our front desk right here and a person answers you by email, or call {phone}, from {officeOpens} to {officeCloses}.',
      es: 'Claro que sí. Escriba aquí mismo a la recepción y una persona le responde por correo, o llame al {phone}, de {officeOpens} a {officeCloses}.',
      pt: 'Claro. Escreva aqui mesmo à recepção e uma pessoa responde por e-mail, ou ligue para {phone}, de {officeOpens} a {officeCloses}.',
      fr: 'Bien sûr. Écrivez ici même à la réception et une personne vous répond par e-mail, ou appelez le {phone}, de {officeOpens} à {officeCloses}.',
      de: 'Gern. Schreiben Sie gleich hier an die Rezeption, dann antwortet Ihnen ein Mensch per E-Mail, oder rufen Sie {phone} an, von {officeOpens} bis {officeCloses}.',
      fi: 'Toki. Kirjoita vastaanottoon suoraan tästä, niin ihminen vastaa sähköpostitse, tai soita numeroon {phone} klo {officeOpens}–{officeCloses}.',
      sv: 'Självklart. Skriv till receptionen direkt här så svarar en människa via e-post, eller ring {phone}, {officeOpens}–{officeCloses}.',
    },
  },
]
