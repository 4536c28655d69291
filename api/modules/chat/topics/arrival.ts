import type { Topics } from './topic.ts'

/** Arriving, leaving, and what is paid on the way. */
export const arrivalTopics: Topics = {
  'faq:check-in-time': {
    en: 'checkin, check in, arrival time, when arrive, what time arrive, room ready, get room key, get into room',
    es: 'checkin, hora llegada, hora entrada, registrar, registro, cuando llegar, cuando entrar, entrar habitacion, hora entro, hora llego, hora puedo llegar, hora entrar',
    pt: 'checkin, hora chegada, horario entrada, horas entrar, quando chegar, quando entrar, hora entrada, que horas posso chegar, dar entrada',
    fr: 'checkin, heure arrivee, arriver heure, quelle heure arriver, arrivee possible, avoir chambre, chambre prete, disposer chambre, enregistrer, heure enregistrement, recuperer cles',
    de: 'checkin, einchecken, eingecheckt, checken ein, anreise, ankunft, wann zimmer beziehen, ankommen uhr, wann ankommen, ab wann zimmer, zimmer bezugsfertig',
    fi: 'checkin, sisaankirj, sisaan kirj, kirjautu, huoneeseen paase, huoneen saa, milloin saapua, mihin aikaan saapu, tuloaika, saapumisaika, avaimet',
    sv: 'checkin, checka in, incheck, ankomst, nar komma, tid komma, tilltrade rum, nar fa rum, nar rummet klart',
  },
  'faq:early-check-in': {
    en: 'early checkin, checkin early, early check in, earlier, arrive early, early arrival, before 3, drop luggage, drop bags, leave luggage, leave bags, store luggage, room morning arriv',
    es: 'checkin antes, checkin temprano, llegar antes, llegar temprano, llegar por la manana, entrar antes, checkin anticipado, entrada anticipada, dejar maletas, dejar equipaje',
    pt: 'checkin antes, checkin cedo, mais cedo chegar, chegar cedo, chegar antes, entrar antes, entrada antecipada, checkin antecipado, deixar malas, deixar bagagem, mais cedo entrar',
    fr: 'arriver tot, plus tot, arriver avant, checkin anticipe, arrivee anticipee, chambre matin, deposer bagages, laisser bagages, laisser valises',
    de: 'fruher einchecken, fruh einchecken, fruher anreisen, fruher ankommen, fruher checkin, vor 15, early checkin, fruher ins zimmer, koffer abstellen, gepack abstellen, gepack lassen, mittags zimmer, schon zimmer, vormittags zimmer',
    fi: 'aikaisemmin, aiemmin, aikainen sisaan, aikaisin huone, ennen kello, matkatavarat jattaa, laukut jattaa',
    sv: 'tidigare, tidig incheck, checka in tidig, komma tidig, fore 15, lamna vaskor, lamna bagage',
  },
  'faq:check-out-time': {
    en: 'checkout, check out, late checkout, checkout late, late check out, leave later, stay later, departure time, vacate, leave room by, must we leave, stay longer room day',
    es: 'checkout, hora salida, salida tarde, checkout tarde, salir tarde, salir mas tarde, dejar habitacion, desocupar, entregar habitacion, late checkout, salida tardia, quedarme mas tarde, cuando salir, hora salir',
    pt: 'checkout, hora saida, horario saida, sair mais tarde, saida tarde, checkout tarde, late checkout, deixar quarto, desocupar, saida tardia, liberar quarto, que horas sair',
    fr: 'checkout, heure depart, depart tardif, partir tard, partir plus tard, liberer chambre, quitter chambre, rendre chambre, rendre cles, heure partir, late checkout, depart heure',
    de: 'checkout, auschecken, checken aus, abreise, late checkout, spater auschecken, spat auschecken, spater abreisen, zimmer verlassen, zimmer raumen, spatere abreise, langer bleiben am abreisetag',
    fi: 'checkout, uloskirj, huoneen luovu, huone luovut, luovuttaa huone, lahtea myohemmin, myohainen lahto, myohaan lahto, myohaisesta lahdosta, myohaisen lahdon, lahdon hinta, lahtoaika, huoneesta lahde, huoneesta poistu, pitaa lahtea',
    sv: 'checkout, utcheck, checka ut, sen utcheck, checka ut senare, lamna rummet, avresa, avresetid, sent utcheck, aka senare',
  },
  'faq:security-deposit': {
    en: 'deposit, security deposit, damage deposit, refundable, deposit back, incidental',
    es: 'deposito garantia, deposito seguridad, fianza, deposito, devuelven deposito, garantia',
    pt: 'caucao, deposito garantia, deposito seguranca, deposito, deposito devolvido',
    fr: 'caution, depot garantie, depot de garantie, garantie',
    de: 'kaution, sicherheitsleistung, pfand, hinterlegen',
    fi: 'takuumaksu, vakuus, pantti, takuu',
    sv: 'deposition, sakerhet deposition, pant, depositionen',
  },
  'faq:late-arrival': {
    en: 'arrive late, late arrival, arriving late, arrive midnight, arrive night, late at night, after midnight, flight late, flight lands, late checkin, checkin late, after hours, after office clos, reception closed, late flight',
    es: 'llegar tarde, llego tarde, llegada tarde, despues de medianoche, llegar noche, llego noche, medianoche, vuelo tarde, recepcion cerrada, oficina cerrada, madrugada, llegamos tarde, llegamos noche, checkin tarde, llegar de la manana~, llegar 2, llegar 1, llegar 3',
    pt: 'chegar tarde, chego tarde, depois da meia noite, chegar noite, chego noite, meia noite, madrugada, voo tarde, voo atras, recepcao fechada, chegar de madrugada, checkin tarde, chegamos tarde',
    fr: 'arriver tard, arrive tard, arrivee tardive, apres minuit, arriver nuit, vol tard, reception fermee, minuit, arrivons tard, vol retard',
    de: 'spat ankommen, spat anreisen, spate anreise, spat ankunft, spate ankunft, nach mitternacht, mitternacht, nachts ankommen, rezeption geschlossen, flug spat, spat abends, spater ankommen, in der nacht ankommen, nachts einchecken',
    fi: 'saapua myohaan, saavumme myohaan, saavun myohaan, tulla myohaan, tulemme myohaan, myohainen saapu, yolla saap, keskiyo, lento myoh, vastaanotto kiinni, vastaanotto suljettu, myohaan illalla, myohaan yolla',
    sv: 'komma sent, kommer sent, sen ankomst, efter midnatt, midnatt, pa natten komm, flyg sent, receptionen stangd, anlander sent, mitt i natten, sen incheckning, sent pa kvallen',
  },
}
