import { locales } from '#graphql/locales.ts'
import { longestSavedReply } from '#graphql/inputs/saved-reply.ts'
import { useHotel } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { Details } from '../ui/Details.tsx'
import { Facts } from '../ui/Facts.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLanguageInSight } from '../ui/useLanguageInSight.ts'
import { useReplyPlaceholdersQuery } from './SavedReplies.generated.ts'
import type { SavedReplyDraft } from './saved-reply-form.ts'

const Placeholders = () => {
  const { data } = useReplyPlaceholdersQuery()
  return (
    <Details summary="What can stand in braces">
      <Facts
        facts={(data?.replyPlaceholders ?? []).map(({ name, value }) => [`{${name}}`, value ?? 'of each inquiry'])}
      />
    </Details>
  )
}

/** The name, the English, and one other language at a time. */
export const SavedReplyFields = ({ values, field, complaints }: FormFields<SavedReplyDraft>) => {
  const offered: readonly string[] = useHotel().languages
  const others = locales.slice(1).filter((locale) => offered.includes(locale))
  const [chosen, setChosen] = useLanguageInSight(
    others,
    (locale) => !values[locale],
    complaints,
    (locale) => Boolean(complaints[locale]),
  )
  const area = { rows: 7, maxLength: longestSavedReply }
  return (
    <>
      <TextField label="Name" {...field('name')} maxLength={80} autoComplete="off" aria-required />
      <AreaField
        label="English"
        {...field('en')}
        {...area}
        aria-required
        help="Guests whose language is missing get it. {guestName} is filled when it is used."
      />
      {chosen && (
        <>
          <SelectField
            label="Other language"
            name="language"
            value={chosen}
            options={others.map((locale) => ({
              value: locale,
              label: `${languages[locale].name}${values[locale].trim() ? '' : ' (nothing yet)'}`,
            }))}
            onChange={setChosen}
          />
          <AreaField key={chosen} label={languages[chosen].name} {...field(chosen)} {...area} lang={chosen} />
        </>
      )}
      <Placeholders />
    </>
  )
}
