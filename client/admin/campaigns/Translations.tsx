import { Flex, Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import type { CampaignTranslation } from '#graphql/inputs/campaign.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { Button } from '../ui/Button.tsx'
import type { FormFields } from '../ui/field-of.ts'
import { Inset } from '../ui/Inset.tsx'
import { LanguageChoice } from '../ui/LanguageChoice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TextField } from '../ui/TextField.tsx'
import { formatNumber } from '../ui/number.ts'
import { afterDraft, focusAfterDraft } from '../website/after-draft.ts'
import { DraftButton } from '../website/DraftButton.tsx'
import type { Draft } from './draft.ts'
import type { CampaignAudience } from './useCampaignAudience.ts'
import { useTextDrafting } from './useTextDrafting.ts'

interface TranslationsProps {
  form: FormFields<Draft>
  /** Languages beside English that guests can read. */
  offered: readonly Locale[]
  found: CampaignAudience
}

/** How many people an own text is for, in a sentence. */
const readers = (locale: Locale, people: number | null) => {
  const language = languages[locale].name
  if (people === null) return `Its readers get their mail in ${language}.`
  if (people === 0) return `Nobody it goes to gets mail in ${language} now.`
  return people === 1
    ? `1 person it goes to gets mail in ${language}.`
    : `${formatNumber(people)} people it goes to get their mail in ${language}.`
}

const stateOf = (text: CampaignTranslation | undefined) => {
  if (!text) return { label: 'English text', palette: 'gray' }
  return text.isDrafted ? { label: 'To be read', palette: 'orange' } : { label: 'Own text', palette: 'green' }
}

interface OwnTextProps {
  text: CampaignTranslation
  complaints: FormFields<Draft>['complaints']
  onChange: (changed: Partial<CampaignTranslation>) => void
}

const OwnText = ({ text: { locale, subject, specialMessage, isDrafted }, complaints, onChange }: OwnTextProps) => {
  const language = languages[locale].name
  const name = `translations.${locale}`
  return (
    <>
      {isDrafted && (
        <Notice
          tone="info"
          action={
            <Button type="button" size="sm" {...afterDraft} onClick={() => onChange({ isDrafted: false })}>
              It is right
            </Button>
          }
        >
          Drafted by the model: read it before sending.
        </Notice>
      )}
      <TextField
        label={`Subject in ${language}`}
        name={`${name}.subject`}
        lang={locale}
        value={subject}
        onChange={(value) => onChange({ subject: value })}
        complaint={complaints[`${name}.subject`]}
        maxLength={150}
        autoComplete="off"
      />
      <AreaField
        label={`Message in ${language}`}
        name={`${name}.specialMessage`}
        lang={locale}
        value={specialMessage}
        onChange={(value) => onChange({ specialMessage: value })}
        complaint={complaints[`${name}.specialMessage`]}
        rows={3}
        maxLength={2000}
      />
    </>
  )
}

/** Subject and message in languages beside English, and what readers get who have none of their own. */
export const Translations = ({ form: { values, complaints, set }, offered, found }: TranslationsProps) => {
  const { translations } = values
  const [chosen, setChosen] = useState<Locale>(offered[0]!)
  const textOf = (locale: Locale) => translations.find((one) => one.locale === locale)
  const put = (locale: Locale, text: CampaignTranslation | null) => {
    const others = translations.filter((one) => one.locale !== locale)
    const all = text ? [...others, text] : others
    set(
      'translations',
      locales.flatMap((one) => all.filter((other) => other.locale === one)),
    )
  }
  const drafting = useTextDrafting(values, (text) => put(text.locale, text))

  // A fault is shown where it is, whichever language was looked at.
  const faulty = translations.find(({ locale }) =>
    Object.keys(complaints).some((name) => name.startsWith(`translations.${locale}.`)),
  )?.locale
  const [shownFault, setShownFault] = useState(faulty)
  if (faulty !== shownFault) {
    setShownFault(faulty)
    if (faulty) setChosen(faulty)
  }

  const pane = useRef<HTMLDivElement>(null)
  const isPending = drafting.pending === chosen
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) focusAfterDraft(pane.current)
    wasPending.current = isPending
  }, [isPending])

  const language = languages[chosen].name
  const text = textOf(chosen)
  return (
    <Inset title="In other languages">
      <Stack gap="4">
        <LanguageChoice
          label="Language beside English"
          locales={offered}
          stateOf={(locale) => stateOf(textOf(locale))}
          value={chosen}
          onChange={setChosen}
        />
        <Stack ref={pane} role="group" aria-label={language} gap="4">
          <Flex justify="space-between" align="center" gap="3" wrap="wrap">
            <Heading as="h4" textStyle="cardTitle">
              {language}
            </Heading>
            {text && (
              <Button type="button" size="xs" variant="ghost" colorPalette="red" onClick={() => put(chosen, null)}>
                Take this language away
              </Button>
            )}
          </Flex>
          <Text color="fg.muted">
            {readers(chosen, found.countIn(chosen))}
            {!text && found.countIn(chosen) !== 0 && ' They get the English text in a frame in their language.'}
          </Text>
          {text ? (
            <OwnText text={text} complaints={complaints} onChange={(changed) => put(chosen, { ...text, ...changed })} />
          ) : (
            <>
              <Button
                type="button"
                size="sm"
                alignSelf="flex-start"
                disabled={isPending}
                onClick={() => put(chosen, { locale: chosen, subject: '', specialMessage: '', isDrafted: false })}
              >
                Write it in {language}
              </Button>
              <DraftButton locale={chosen} drafting={drafting} overwrites={false} />
            </>
          )}
          {complaints['translations'] && <Text color="fg.error">{complaints['translations']}</Text>}
        </Stack>
      </Stack>
    </Inset>
  )
}
