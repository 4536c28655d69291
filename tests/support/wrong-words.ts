import type { Locale } from '#graphql/locales.ts'

/** What guests once read and no native hotelier would write, or more than is true; units and money of another country. */
export const wrongWords: Record<Locale, RegExp> = {
  en: /free nights|how the price comes about|check-out until|has run out by then|we look for you|widget does not answer/i,
  es: /\bestancia|\baparcamiento|\bordenador|\bvosotros|\d\s?\$/i,
  pt: /\bautocarro|\btelemóvel|\bpequeno-almoço|\bcasa de banho/i,
  fr: /à deux pas de la (?:mer|plage)|de notre propre porte/i,
  de: /prüfen Sie Ihre Daten|Daten löschen|bleiben Sie bei uns|Ihr Zeichen|vor Steuern|paar Schritte vom Meer|beste Lage am Strand/i,
  fi: /yhteensä yöltä/i,
  sv: /stenkast|\d\s*miles?\b/i,
}
