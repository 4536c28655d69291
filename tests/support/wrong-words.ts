import type { Locale } from '#graphql/locales.ts'

/** What guests once read and no native hotelier would write, or more than is true; units and money of another country. */
export const wrongWords: Record<Locale, RegExp> = {
  en: /free nights|how the price comes about|check-out until|has run out by then|we look for you|widget does not answer/i,
  es: /\bestancia|\baparcamiento|\bordenador|\bvosotros|\d\s?\$|\bmoteles|hasta las \{until|entre las \{/i,
  pt: /\bautocarro|\btelemóvel|\bpequeno-almoço|\bcasa de banho|\bmotéis|\bon-line|depósito de segurança|das \{(?:officeO|o)pens|\b(?:no|do|o) \{hotel\}/i,
  fr: /à deux pas de la (?:mer|plage)|de notre propre porte|\b(?:au|du|le|de) \{hotel\}/i,
  de: /prüfen Sie Ihre Daten|Daten löschen|bleiben Sie bei uns|Ihr Zeichen|vor Steuern|paar Schritte vom Meer|beste Lage am Strand|genannten Stunde|\b(?:im|vom|das) \{hotel\}|(?:\{(?:moment|checkIn|checkOut|closes|officeCloses)\}|\(bis \{until\})(?! Uhr)/i,
  fi: /yhteensä yöltä|min lukuaika|beachissa|\{hotel\}\p{L}/iu,
  sv: /stenkast|tillgängligt rum|\d\s*miles?\b/i,
}
