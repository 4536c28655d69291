import type { CampaignTranslation } from '#graphql/inputs/campaign.ts'
import type { Locale } from '#graphql/locales.ts'
import { languageName } from '../../i18n/language-name.ts'
import { badUserInput } from '../../errors.ts'

interface Written {
  subject: string
  specialMessage: string
  translations?: CampaignTranslation[] | null | undefined
}

/** What readers of a language get: English where nobody has written theirs. */
export const textIn = ({ subject, specialMessage, translations }: Written, locale: Locale) =>
  translations?.find((translation) => translation.locale === locale) ?? { subject, specialMessage }

/** A model's words reach nobody before a person has read them. @throws BAD_USER_INPUT */
export const refuseUnread = ({ translations = [] }: { translations?: CampaignTranslation[] }): void => {
  const unread = translations.flatMap(({ locale, isDrafted }, at) =>
    isDrafted
      ? [
          {
            path: ['translations', at, 'isDrafted'],
            message: `The ${languageName(locale)} was drafted by a model: read it, and say that it is right`,
          },
        ]
      : [],
  )
  if (unread.length > 0) throw badUserInput(unread)
}
