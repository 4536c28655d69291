import type { Locale } from '#graphql/locales.ts'
import { translate } from '../../../i18n/translate.ts'
import { takeAges } from '../party/ages.ts'
import { anyMonth } from '../words/months.ts'
import { withDigits } from '../words/numbers.ts'
import { says } from '../words/phrases.ts'
import { weekdayCalled, weekdaysIn } from '../words/weekdays.ts'
import { squeezed } from '../words/words.ts'
import { plainDates } from '../days/written-dates.ts'

const slotWord = new RegExp(
  String.raw`^(?:the|soir|soiree|abend|evening|nacht|natt|only|just|juste|nur|vain|bara|solo|apenas|los|las|les|des|die|der|den|das|our|mis|nos|mes|min|from|till|until|through|with|nights?|nites?|desde|hasta|noches?|noites?|jusqu|avec|nuits?|nachten?|nachte|alkaen|asti|saakka|kanssa|yota|yoksi|fran|natter|people|guests?|adults?|adlts?|kids?|child|children|bab(?:y|ies)|bebes?|nourrissons?|babys|saugling|toddlers?|personas?|adultos?|ninos?|pessoas?|criancas?|personnes?|adultes?|enfants?|personen|erwachsene|kinder|kindern|lapset|lapsi|lapsen|lapsia|ungar|hij[oa]s?|filh[oa]s?|sohn|tochter|gaste|henkiloa?|aikuista|lasta|barn|barnen|bebis|vauva[a-z]*|lasten|med|mit|con|com|gaster|vuxna|personer|couple|one|una?|uma|une|eine[nmr]?|yksi|yhden|ett|ubers?|weeks?|semanas?|semaines?|wochen?|viikko[a-z]*|viikoks[i]?|viikon|viikonpaiv[a-z]*|veckodag[a-z]*|wochentag[a-z]*|vecka|veckan|veckor|yoks|kolmeks|weekend|viikonlop[a-z]*|seniors?|senioren|retirees?|pensioners?|jubilad[oa]s?|aposentad[oa]s|retraites?|rentner|lleg[a-z]*|cheg[a-z]*|arriv[a-z]*|ankomm[a-z]*|anreis[a-z]*|komme[nr]?|stay(?:s|in|ing)?|qued[a-z]*|fica[a-z]*|bleib[a-z]*|stann[a-z]*|abreis[a-z]*|depart[a-z]*|salida|saida|avres[a-z]*|lahto[a-z]*|saavu[a-z]*|tulemme|tullaan|aker|akar|hem|heim|fahren|reisen|leav[a-z]*|going|home|salimos|vamos|volvemos|partons|repart[a-z]*|embora|lahde[a-z]*|lahte[a-z]*|anland[a-z]*|feiertag(?:en?)?|anos?|years?|jahre?n?|vuot[a-z]*|aring(?:ar)?|holidays?|festivos?|feriados?|feries|pyhat|pyhina|helgdagar|elakelais[a-z]*|pensionarer|teens?|bub|buben|geschaftsreise|geschaftlich|verlangerte[sn]?|earlier|later|sooner|despues|depois|fruher|spater|aiemmin|aikaisemmin|aikasemmin|myohemmin|tidigare|senare|${anyMonth})$`,
)

/** Whether a word, without case and accents, is one of dates, nights and guests; the smallest words say nothing else. */
export const isSlotWord = (word: string, locale: Locale): boolean =>
  word.length < 3 ||
  /^\d/.test(withDigits(word)) ||
  slotWord.test(word) ||
  weekdaysIn([word], locale).length > 0 ||
  // 'Wed' is no wedding; 'mar', 'mer' and 'son' are words of their languages.
  (locale === 'en' && weekdayCalled(word, locale) >= 0) ||
  (['chat.hears.weekend', 'chat.hears.holiday.christmas'] as const).some((key) => says(translate(locale, key), [word]))

/** Whether there are only dates, nights and guests in it, as in an answer to 'Tell me your dates' or a correction. */
export const namesSlotsOnly = (question: string, locale: Locale): boolean =>
  (withDigits(plainDates(takeAges(squeezed(question)).text)).match(/[a-z]+/g) ?? []).every(
    (word) =>
      word.length <= 3 ||
      slotWord.test(word) ||
      weekdaysIn([word], locale).length > 0 ||
      says(translate(locale, 'chat.hears.filler'), [word]),
  )
