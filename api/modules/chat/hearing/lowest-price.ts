import { fold } from '../words/words.ts'

/** 'La chambre la moins chère', 'el cuarto más barato': a room that costs least, and no discount. */
const costsLeast =
  /\b(?:la|le|les) (?:moins cher|plus economique)|\b(?:el|los|las|la|lo|o|a|os|as) (?:[a-z]+ )?(?:mas|mais) (?:barat|economic|em conta)/

/** The lowest price by these words, whatever else shares one of them. */
const lowestPrice =
  /\b(?:cheapest|lowest) (?:room )?(?:rate|price)|\bprecio (?:mas (?:barato|bajo|economico)|minimo)|\bpreco (?:mais (?:barato|baixo)|minimo)|\bmenor preco|\bprix (?:le )?(?:plus bas|moins cher|minimum)|\b(?:gunstigste|niedrigste|billigste)[nrs]? preis|\b(?:halvin|edullisin) hinta|\blagsta (?:pris|rumspris)|\b(?:vad|var) (?:ligger|borjar|startar) (?:priserna|priset)|\b(?:where|what) do (?:the|your) (?:prices|rates) start|\bab wann (?:gehen|fangen) die preise|\bwo fangen (?:die|eure|ihre) preise an|\b(?:vad|var) (?:borjar|startar) (?:era|de) (?:rum|priser)|\b(?:fran )?vilket pris (?:borjar|startar)|\b(?:demarre|commence(?:nt)?) a combien|\ba combien (?:demarre|commence)|\ba partir de combien|\bab (?:wie ?viel|was) (?:geht|gehen|kostet|kosten)|\bdesde cuanto|\ba partir de quanto|\bmista (?:teidan )?(?:yo)?hinnat (?:lahte|alka)|\bfrom how much|\blagsta (?:man|ni|vi|jag)\b|\b(?:the )?least (?:i|we|you|one) (?:can|could)|\blo minimo que|\bo minimo que|\ble minimum (?:que|pour)|\bam wenigsten/

/** 'Your cheapest rate?', by these words, whatever else shares one of them. */
export const namesLowestPrice = (question: string): boolean => lowestPrice.test(fold(question))

/** Of a room or a night: what costs least, and no discount. */
export const asksWhatCostsLeast = (question: string): boolean => costsLeast.test(fold(question))
