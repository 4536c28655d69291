import { Badge, Box, Checkbox, Flex, Grid, Heading, Stack, Text } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState, type ReactNode, type Ref } from 'react'
import { contentKinds, type ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, type Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { CheckIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { afterDraft, focusAfterDraft } from './after-draft.ts'
import { DraftButton } from './DraftButton.tsx'
import type { ContentEntryFieldsFragment } from './EntryFields.generated.ts'
import { confirmation, isConfirmed } from './entry-values.ts'
import { textFields } from './fields.ts'
import { mostCharacters, schemaOf } from './field-values.ts'
import { fieldsToLookAt, states, typedFreshness } from './freshness.ts'
import { TextInput } from './TextInput.tsx'
import type { Drafting } from './useDrafting.ts'
import type { EntryForm } from './useEntryForm.ts'
import { useFacts } from './useFacts.ts'

interface LanguagePaneProps {
  kind: ContentKind
  locale: Locale
  form: EntryForm
  words?: ContentEntryFieldsFragment['words'][number]
}

interface TranslationPaneProps extends LanguagePaneProps {
  drafting: Drafting
}

type TextField = ReturnType<typeof textFields>[number]

interface ColumnProps {
  rows: number
  label: string
  children: ReactNode
  ref?: Ref<HTMLDivElement>
}

/** Beside each other the fields of both languages stand in the same rows. */
const Column = ({ rows, label, children, ref }: ColumnProps) => (
  <Grid
    ref={ref}
    role="group"
    aria-label={label}
    minWidth="0"
    rowGap="5"
    gridRow={{ lg: `span ${rows}` }}
    gridTemplateRows={{ lg: 'subgrid' }}
    alignContent="start"
    alignItems="start"
  >
    {children}
  </Grid>
)

/** How a translated text stands, and the way to say that it is right as it is. */
const stateOf = ({ locale, form, words }: LanguagePaneProps, [field, { label }]: TextField) => {
  const freshness = typedFreshness(form, words, locale, field)
  const name = confirmation(locale, field)
  const isRight = form.values[name] === true
  const state = states[isRight ? 'FRESH' : freshness]
  const isSaid = [locale, defaultLocale].some((one) => form.values[`texts.${one}.${field}`])
  return {
    mark: isSaid && <Badge colorPalette={state.palette}>{state.label}</Badge>,
    // A draft of the model is read as a whole.
    ...(freshness === 'OUTDATED' &&
      !words?.isDrafted && {
        action: (
          <Button
            size="2xs"
            variant={isRight ? 'subtle' : 'outline'}
            aria-label={`Still right: ${label}`}
            aria-pressed={isRight}
            onClick={() => form.set(name, !isRight)}
          >
            {isRight && <CheckIcon />}
            Still right
          </Button>
        ),
      }),
  }
}

const Fields = (props: LanguagePaneProps) => {
  const { kind, locale, form } = props
  const facts = useFacts(locale)
  return textFields(kind).map((textField) => {
    const [field, description] = textField
    const name = `texts.${locale}.${field}`
    return (
      <Box key={field} minWidth="0">
        <TextInput
          {...form.field(name)}
          field={description}
          locale={locale}
          value={String(form.values[name])}
          most={mostCharacters(schemaOf(contentKinds[kind].texts, field))}
          facts={facts}
          {...(locale === defaultLocale
            ? { mark: null }
            : { english: String(form.values[`texts.${defaultLocale}.${field}`]), ...stateOf(props, textField) })}
        />
      </Box>
    )
  })
}

export const rowsOf = (kind: ContentKind) => textFields(kind).length + 1

/** English, from which the others are written; on a phone it can be folded away while another is. */
export const EnglishPane = ({ kind, form }: { kind: ContentKind; form: EntryForm }) => {
  const [isFolded, setFolded] = useState(false)
  const id = useId()
  return (
    <Column rows={rowsOf(kind)} label="English">
      <Flex align="center" justify="space-between" gap="3" minHeight="9">
        <Heading as="h3" textStyle="cardTitle">
          English
        </Heading>
        <Button
          size="xs"
          hideFrom="lg"
          aria-expanded={!isFolded}
          aria-controls={id}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? 'Show English' : 'Fold English'}
        </Button>
      </Flex>
      <Box id={id} display={{ base: isFolded ? 'none' : 'grid', lg: 'contents' }} rowGap="5" minWidth="0">
        <Fields kind={kind} locale={defaultLocale} form={form} />
      </Box>
    </Column>
  )
}

/** What there is to know of a translation before it is read. */
const Marks = ({ kind, locale, form, words, drafting }: TranslationPaneProps) => {
  const { values, set } = form
  const language = languages[locale].name
  const isOutdated = words?.fields.some(({ freshness }) => freshness === 'OUTDATED')
  const toLookAt = fieldsToLookAt(form, words, locale)
  const isRight = words?.isDrafted ? isConfirmed(kind, values, locale) : isOutdated && toLookAt.length === 0
  const confirm = (label: string, fields: readonly string[]) => (
    <Button
      size="sm"
      {...afterDraft}
      onClick={() => {
        for (const field of fields) set(confirmation(locale, field), true)
      }}
    >
      {label}
    </Button>
  )
  const allFields = textFields(kind).map(([field]) => field)
  const takeAway = () => set(`has.${locale}`, false)
  return (
    <Stack gap="3">
      <Flex align="center" justify="space-between" gap="3" wrap="wrap" minHeight="9">
        <Heading as="h3" textStyle="cardTitle">
          {language}
        </Heading>
        <Button size="xs" variant="ghost" colorPalette="red" onClick={takeAway}>
          Take this language away
        </Button>
      </Flex>
      {words?.isDrafted && !isRight && (
        <Notice tone="info" action={confirm('It is right', allFields)}>
          {isOutdated
            ? 'Drafted by the model before the English changed: read it before publishing.'
            : 'Drafted by the model: read it before publishing.'}
        </Notice>
      )}
      {isOutdated && !words?.isDrafted && !isRight && (
        <Notice tone="info" action={confirm('It still says the same', toLookAt)}>
          The English has changed since this was written.
        </Notice>
      )}
      {isOutdated && !isRight && <DraftButton locale={locale} drafting={drafting} overwrites />}
      {isRight && <Notice tone="success">It says what the English says. Save to keep that.</Notice>}
      <Checkbox.Root
        name={`unsure.${locale}`}
        minHeight="8"
        colorPalette="orange"
        checked={Boolean(values[`unsure.${locale}`])}
        onCheckedChange={({ checked }) => set(`unsure.${locale}`, checked === true)}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>I am not sure about this</Checkbox.Label>
      </Checkbox.Root>
    </Stack>
  )
}

/** A language that nobody has written, or that is to be taken away. */
const Absent = ({ kind, locale, form, drafting }: TranslationPaneProps) => {
  const language = languages[locale].name
  const begin = (copies: boolean) => {
    for (const [field] of textFields(kind)) {
      const english = form.values[`texts.${defaultLocale}.${field}`]!
      if (copies) form.set(`texts.${locale}.${field}`, english)
    }
    form.set(`has.${locale}`, true)
  }
  if (form.start[`has.${locale}`])
    return (
      <>
        <Text color="fg.muted">{language} is taken away when you save. Guests then read English.</Text>
        <Button size="sm" onClick={() => form.set(`has.${locale}`, true)}>
          Put it back
        </Button>
      </>
    )
  const isPending = drafting.pending === locale
  return (
    <>
      <Text color="fg.muted">Nobody has written it in {language}. Guests read English.</Text>
      <Flex gap="2" wrap="wrap">
        <Button size="sm" disabled={isPending} onClick={() => begin(false)}>
          Write it in {language}
        </Button>
        <Button size="sm" disabled={isPending} onClick={() => begin(true)}>
          Begin with the English
        </Button>
      </Flex>
      <DraftButton locale={locale} drafting={drafting} overwrites={false} />
    </>
  )
}

/** A language beside English. */
export const TranslationPane = (props: TranslationPaneProps) => {
  const { kind, locale, form, drafting } = props
  const language = languages[locale].name
  const pane = useRef<HTMLDivElement>(null)
  const isPending = drafting.pending === locale
  const wasPending = useRef(isPending)
  useEffect(() => {
    if (wasPending.current && !isPending) focusAfterDraft(pane.current)
    wasPending.current = isPending
  }, [isPending])
  return (
    <Column ref={pane} rows={rowsOf(kind)} label={language}>
      {form.values[`has.${locale}`] ? (
        <>
          <Marks {...props} />
          <Fields {...props} />
        </>
      ) : (
        <>
          <Heading as="h3" textStyle="cardTitle" display="flex" alignItems="center" minHeight="9">
            {language}
          </Heading>
          <Stack gap="4" align="flex-start" gridRow={{ lg: `span ${textFields(kind).length}` }}>
            <Absent {...props} />
          </Stack>
        </>
      )}
    </Column>
  )
}
