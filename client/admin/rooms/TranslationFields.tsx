import { Fieldset, Text } from '@chakra-ui/react'
import { useHotel } from '../frame/viewer.tsx'
import { languages } from '../inquiries/labels.ts'
import { AreaField } from '../ui/AreaField.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { TextField } from '../ui/TextField.tsx'
import { useLanguageInSight } from '../ui/useLanguageInSight.ts'
import type { RoomTypeDraft } from './room-type-form.ts'
import { englishOf, linesOf, missingIn, otherLocales, textField, textParts, type TextPart } from './translated-texts.ts'

const parts = Object.keys(textParts) as TextPart[]

/** What guests read in the other languages of the site, one language at a time. */
export const TranslationFields = ({ values, complaints, set, field: fieldOf }: FormFields<RoomTypeDraft>) => {
  const offered: readonly string[] = useHotel().languages
  const others = otherLocales.filter((other) => offered.includes(other))
  const missing = Object.fromEntries(others.map((other) => [other, missingIn(values, other)]))
  const [locale, setLocale] = useLanguageInSight(
    others,
    (other) => missing[other]!.all,
    complaints,
    (other) => parts.some((part) => complaints[textField(other, part)]),
  )
  if (!locale) return null

  const english = englishOf(values)
  const untranslated = others.filter((other) => missing[other]!.all)
  const { name: language } = languages[locale]
  const field = (part: TextPart) => ({
    label: `${textParts[part]} in ${language}`,
    ...fieldOf(textField(locale, part)),
    lang: locale,
  })
  const [count, translated] = [english.amenities, values[textField(locale, 'amenities')]].map(
    (text) => linesOf(text).length,
  ) as [number, number]

  return (
    <Fieldset.Root>
      <Fieldset.Legend textStyle="cardTitle">Other languages</Fieldset.Legend>
      <Text color="fg.muted" textStyle="sm">
        {untranslated.length > 0
          ? `Nothing yet in ${untranslated.map((other) => languages[other].name).join(', ')}. `
          : ''}
        Guests read in English what is missing.
      </Text>
      <Fieldset.Content gap="5">
        <SelectField
          label="Language"
          name="translationLanguage"
          value={locale}
          options={others.map((value) => ({
            value,
            label: `${languages[value].name}${state(missing[value]!)}`,
          }))}
          onChange={setLocale}
          help={
            missing[locale]!.names.length > 0
              ? `Missing: ${missing[locale]!.names.join(', ').toLowerCase()}.`
              : 'Nothing is missing.'
          }
        />
        <TextField {...field('name')} maxLength={80} autoComplete="off" help={english.name && `“${english.name}”`} />
        <AreaField
          {...field('description')}
          maxLength={5_000}
          help={english.description && `“${english.description}”`}
        />
        <AreaField {...field('amenities')} help={linesOf(english.amenities).join(' · ')} />
        {translated > 0 && translated !== count && (
          <Notice tone="warning">
            {language} has {translated} amenities, English has {count}. Check that none is missing.
          </Notice>
        )}
        {(english.accessibilityNotes || values[textField(locale, 'accessibilityNotes')]) && (
          <AreaField {...field('accessibilityNotes')} maxLength={1_000} help={`“${english.accessibilityNotes}”`} />
        )}
        {values.images.map(({ url, alts }, place) => (
          <TextField
            key={url}
            label={`Text of image ${place + 1} in ${language}`}
            name={`alt-${place}-${locale}`}
            value={alts[locale] ?? ''}
            maxLength={300}
            lang={locale}
            autoComplete="off"
            help={alts.en && `“${alts.en}”`}
            onChange={(text) =>
              set(
                'images',
                values.images.map((image) =>
                  image.url === url ? { ...image, alts: { ...image.alts, [locale]: text } } : image,
                ),
              )
            }
          />
        ))}
      </Fieldset.Content>
    </Fieldset.Root>
  )
}

const state = ({ all, names }: { all: boolean; names: string[] }) =>
  all ? ' (nothing yet)' : names.length > 0 ? ` (${names.length} missing)` : ''
