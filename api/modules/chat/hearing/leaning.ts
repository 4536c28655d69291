import { fold } from '../words/words.ts'

/** Short beginnings of a message that leans on the one before, as 'and for two dogs?'. */
const leaning =
  /^[¿¡]?(and|okej|okei|what about|how about|how ?bout|what ?bout|hows|maybe|und bloß|ok|okay|so|or|sorry|y|o|e|ou|et|und|oder|ja|tai|och|å|men|n|plus|also|eller|entä|entäpä|entäs|was ist mit|wie sieht es mit|hur är det med|hur blir det med|hur är det|qué tal|que tal|et pour|et avec|y con|e com|und mit|entä jos|e sobre|e quanto a|et si|et pour|perdón|desculpe|pardon|anteeksi|förlåt|entschuldigung)(?=[\s,])/iu
const longestLeaning = 70

/** 'Super.', 'no', 'blz.' before what leans. */
const fillers =
  /^(?:no|noh|ok|okay|oki|super|gut|schön|danke|prima|top|blz|beleza|ótimo|otimo|legal|vale|bueno|genial|gracias|obrigad[oa]|bra|toppen|tack|kiva|hyvä|hyva|kiitos|great|cool|perfect|nice|thanks|thx|merci|parfait|d['’]accord)(?:[.,!]+\s*|\s+)/iu

/** 'Thanks for the info.', 'Kiitos tiedosta.', 'Vielen Dank für die schnelle Antwort.' */
const thanks =
  /^(?:(?:ok|vielen|herzlichen|besten|many|muchas|muchísimas|muito|mille|stort|paljon|suuri)[,\s]+)?(?:danke?|thanks|thank you|gracias|obrigad[oa]|merci|tack|kiitos|kiitti)(?!\p{L})[^.!?]{0,50}[.!]+\s*/iu

export const isLeaning = (message: string) => {
  const texts = [message, message.replace(fillers, ''), message.replace(thanks, '')]
  return texts.some((text) => text.length <= longestLeaning && leaning.test(text))
}

/** 'Combien c'est', 'und was kostet das', 'paljonko se on': the price of what was just spoken of, whatever follows. */
const itsPrice =
  /^\W*(?:(?:and|so|ok|okay|et|donc|y|e|ah|und|aha|ja|no|och|a|jaha)[\s,]+)*(?:how much (?:extra |more )?(?:is|was|does|would) (?:it|that|this|he|she|they)\b|how much (?:it|that) |(?:c.?\s?est|ca (?:fait|coute|couterait)|elle est|il est) (?:de )?combien|combien (?:ca|c.?\s?est|elle|il)\b|(?:y |de )?cuanto (?:es|seria|cuesta|vale)(?=\s*(?:$|[?!,]|y\b|eso|esa|la\b))|quanto (?:e|seria|custa|fica)(?=\s*(?:$|[?!,]|e\b|isso|ela))|(?:was|wie ?viel) (?:kostet|ist|macht|war) (?:das|die|der|es|sie)\b|wie hoch ist (?:das|die|der|sie)\b|was (?:zahlt|bezahlt|zahl) (?:man|ich|ma) (?:da|dafur)\b|what (?:do|would|will) (?:i|we|you) (?:pay|charge)(?: for (?:it|that|them|him|her))?\W*$|cuanto (?:se paga|cobran|pago|pagamos)(?: por (?:eso|ell[oa]s|el|ella))?\W*$|quanto (?:se paga|cobram|pago|pagamos)(?: por (?:isso|el[ea]s?))?\W*$|combien (?:on paie|faut(?:.il)? payer|vous (?:prenez|demandez|facturez))(?: pour (?:ca|lui|elle|eux))?\W*$|(?:vad|va) (?:tar ni|betalar man|far man betala)(?: for (?:det|den|dem))?\W*$|paljonko siita (?:menee|tulee|maksetaan|peritaan)\b|paljon(?:ko)? (?:se|sellainen|semmoinen)\b|(?:vad|va|hur mycket) (?:kostar|ar|blir) (?:det|den|de)\b)/

export const asksItsPrice = (question: string): boolean =>
  [question, question.replace(fillers, '')].some((text) => itsPrice.test(fold(text)))
