/**
 * Who leaves, in every language of the site, without case and accents: 'we head home', 'nos vamos', 'wieder weg',
 * 'lähdemme'. A day beside such a word is that of the departure.
 */
export const leavingWords = [
  'return (?:flight|trip)|fly(?:ing)? (?:out|back)|flight (?:out|back)|leav(?:e|es|ing|in)|(?:we|i|they) left|depart(?:s|ing|ure)?|check(?:ing)?.?out|(?:go|going|fly|flying|drive|driving|head|heading) (?:back )?home',
  '(?:vuelo|viaje) de (?:vuelta|regreso)|sal(?:go|imos|ida|ir|iendo|e|en|driamos|dria)|nos vamos|nos iriamos|me iria|me voy|irnos|irme|(?:me|nos) (?:tengo|tenemos) que ir|irse|regres(?:o|ar|amos|ando)|volv(?:er|emos)|vuelv[oe]|volver(?:iamos|ia|emos)|nos volv[a-z]+',
  '(?:voo|viagem) de volta|(?:v(?:ai|ou|amos)|for(?:mos|em)?|ir(?:mos)?|indo) embora|(?<!quanto |(?:ta|esta) )sa(?:i|em|io|imos|indo|ida|ir|iria|iriamos|irei|iremos|iriam)|volta(?! (?:a|para|pra|ao)\\b)|volt(?:o|ar|amos|ando)',
  'vol (?:de )?retour|repren(?:ds?|ons|dre|drai|drons|drait) la (?:route|voiture)|part(?:ons|ant|irai[st]|irions)|(?<!\\ba )partir|repart[a-z]*|(?:on|nous|je) file|decoll(?:e|ons)|re?pars|on part',
  'los(?=\\s*(?:$|[.,!?]|fahr|und\\b))|losfahren|abreisen?|reisen|fahren?|heim|weg|zuruck|abflug|weiter(?:reis|fahr|flieg|zieh)[a-z]*|(?<=morgen (?:fruh |vormittag )?)weiter|ruckflug|ruckreise|heimflug|heimreise|auschecken|wieder ab|reise[nt]?(?: [a-z\\d.]+){0,5} ab(?! (?:de[mn] )?\\d)',
  'lah(?:d|t|et|en\\b)[a-z]*|jatk(?:etaan|amme|an)(?= [a-z]+ ?[a-z]*(?:iin|aan|een|lle)\\b)|paluu(?:lento|matka|paiva)?[a-z]{0,4}|kotilento',
  'aker|aka|akt|reser|fara?|hem|hemres[a-z]*|hemflyg[a-z]*|hemfard[a-z]*|aterres[a-z]*|avres[a-z]*|avfard[a-z]*',
].join('|')
