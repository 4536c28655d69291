import type { Localized } from '../../hotel/localized.ts'
import type { PictureId } from '../pictures.ts'

export const blogAlts = {
  'sea-turtle': {
    en: 'Sea turtle making its way across the beach by moonlight',
    es: 'Tortuga marina que avanza por la playa a la luz de la luna',
    pt: 'Tartaruga marinha avançando pela praia à luz da lua',
    fr: 'Tortue marine qui traverse la plage au clair de lune',
    de: 'Meeresschildkröte auf ihrem Weg über den Strand im Mondlicht',
    fi: 'Merikilpikonna kulkee hitaasti rannan poikki kuun valossa',
    sv: 'Havssköldpadda på väg över stranden i månskenet',
  },
  'finnish-bakery': {
    en: 'Finnish bakery counter with braided pulla, rye bread and coffee',
    es: 'Mostrador de panadería finlandesa con pulla trenzada, pan de centeno y café',
    pt: 'Balcão de padaria finlandesa com pulla trançada, pão de centeio e café',
    fr: 'Comptoir de boulangerie finlandaise : pulla tressée, pain de seigle et café',
    de: 'Theke einer finnischen Bäckerei mit geflochtenem Pulla, Roggenbrot und Kaffee',
    fi: 'Suomalaisen leipomon tiski, jolla on pullapitkoa, ruisleipää ja kahvia',
    sv: 'Disk i ett finländskt bageri med flätad pulla, rågbröd och kaffe',
  },
  'drift-boat': {
    en: 'Drift fishing boat heading out to sea in the early light',
    es: 'Barco de pesca deportiva que sale al mar con la primera luz',
    pt: 'Barco de pesca esportiva saindo para o mar na primeira luz',
    fr: 'Bateau de pêche prenant la mer dans les premières lueurs du matin',
    de: 'Angelboot, das im ersten Licht des Tages aufs Meer hinausfährt',
    fi: 'Kalastusvene lähdössä kohti avomerta aamun ensi valossa',
    sv: 'Fiskebåt på väg ut till havs i det första ljuset',
  },
  'winter-stay': {
    en: 'Straw hat, book and cool drink on a sunny winter porch',
    es: 'Sombrero de paja, libro y bebida fresca en un porche soleado de invierno',
    pt: 'Chapéu de palha, livro e bebida gelada em uma varanda ensolarada de inverno',
    fr: 'Chapeau de paille, livre et boisson fraîche sur une véranda d’hiver ensoleillée',
    de: 'Strohhut, Buch und kühles Getränk auf einer sonnigen Winterveranda',
    fi: 'Olkihattu, kirja ja viileä juoma aurinkoisella kuistilla talvella',
    sv: 'Stråhatt, bok och sval dryck på en solig veranda om vintern',
  },
} satisfies Partial<Record<PictureId, Localized>>
