import { Box, chakra, Grid, Stack, VisuallyHidden } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { defaultLocale, locales, type Locale } from '#graphql/locales.ts'
import { ConflictNotice } from '../ui/ConflictNotice.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Panel } from '../ui/Panel.tsx'
import { notify } from '../ui/toasts.tsx'
import { UnsavedNotice } from '../ui/UnsavedNotice.tsx'
import { useFocusFault } from '../ui/useFocusFault.ts'
import { CheckPanel } from './CheckPanel.tsx'
import { DataPanel } from './DataPanel.tsx'
import type { ContentEntryFieldsFragment as Entry } from './EntryFields.generated.ts'
import { EntryHeader } from './EntryHeader.tsx'
import { changedNames, inWords, labelOf, valuesOf, type Complaints } from './entry-values.ts'
import { textFields } from './fields.ts'
import { LinksPanel } from './links/LinksPanel.tsx'
import { LanguageChooser, useOtherLanguages } from './LanguageChooser.tsx'
import { EnglishPane, rowsOf, TranslationPane } from './LanguagePane.tsx'
import { OpenersNotice } from './OpenersNotice.tsx'
import { PictureDataPanel } from './pictures/PictureDataPanel.tsx'
import { UsesPanel } from './pictures/UsesPanel.tsx'
import { PublishPanel } from './PublishPanel.tsx'
import { RevisionsPanel } from './RevisionsPanel.tsx'
import { useContentRevisionsQuery } from './RevisionsPanel.generated.ts'
import { useContentActions } from './useContentActions.ts'
import { useDrafting } from './useDrafting.ts'
import { useEntryForm, type EntryForm } from './useEntryForm.ts'
import { useWebsiteAddress } from './useWebsiteAddress.ts'
import { useMayChange } from './useMayChange.ts'

interface EntryEditorProps {
  kind: ContentKind
  /** Null for a new one. */
  entry: Entry | null
}

/** The first language that needs somebody, else the first; null where guests read English alone. */
const languageInNeed = (entry: Entry | null, offered: readonly Locale[]): Locale | null =>
  entry?.words.find(
    ({ locale, freshness, isUnsure, isDrafted }) =>
      locale !== defaultLocale && (freshness !== 'FRESH' || isUnsure || isDrafted),
  )?.locale ??
  offered[0] ??
  null

/** The language in which something is complained about. */
const languageAtFault = (complaints: Complaints): Locale | undefined => {
  const names = Object.keys(complaints)
  return locales.find((locale) => locale !== defaultLocale && names.some((name) => name.startsWith(`texts.${locale}.`)))
}

/** What stands between what is typed and the server, above everything else. */
const Problems = ({ kind, form }: { kind: ContentKind; form: EntryForm }) => {
  const { problem, theirs, start, unsaved } = form
  const theirValues = theirs && valuesOf(kind, theirs)
  const keepMine = async () => {
    if (await form.keepMine()) notify({ tone: 'success', title: 'Draft saved' })
  }
  return (
    <Stack gap="4" mb="6" _empty={{ display: 'none' }}>
      {unsaved && <UnsavedNotice {...unsaved} />}
      {theirValues && problem && (
        <ConflictNotice
          message={`${problem.message} Nothing that you typed is lost.`}
          changes={changedNames(start, theirValues).map((name) => ({
            label: labelOf(kind, name),
            was: inWords(start[name]),
            now: inWords(theirValues[name]),
          }))}
          onTakeTheirs={form.takeTheirs}
          onKeepMine={() => void keepMine()}
        />
      )}
      {problem && !theirValues && (
        <Notice tone="error">{problem.message} What you typed is kept on this device.</Notice>
      )}
    </Stack>
  )
}

const Form = chakra('form')

/** A record at work: what guests read on one side, what becomes of it on the other. */
export const EntryEditor = ({ kind, entry }: EntryEditorProps) => {
  const mayChange = useMayChange(kind) && entry?.state !== 'ARCHIVED'
  const navigate = useNavigate()
  const address = useWebsiteAddress()
  const element = useRef<HTMLFormElement>(null)
  const focusFault = useFocusFault()
  const came = useLocation().state as { beside?: Locale } | null
  const others = useOtherLanguages()
  const [locale, setLocale] = useState(() => {
    const wanted = came?.beside ?? address.language
    return wanted && wanted !== defaultLocale ? wanted : languageInNeed(entry, others)
  })
  const actions = useContentActions(kind)
  const revisions = useContentRevisionsQuery({
    variables: { id: entry?.id ?? '' },
    skip: !entry,
  })
  const form = useEntryForm({
    kind,
    entry,
    actions,
    onFault: (complaints) => {
      const atFault = languageAtFault(complaints)
      const isShown = Object.keys(complaints).some((name) => name.startsWith(`texts.${locale}.`))
      if (atFault && !isShown) setLocale(atFault)
      focusFault(element.current)
    },
    onCreated: (id, failure) => {
      if (failure) notify({ tone: 'error', title: 'Saved as a draft, not published', description: failure.message })
      void navigate(address.addressOf(id), { replace: true, state: { beside: locale } })
    },
  })
  const drafting = useDrafting(entry, form, actions)
  const hasWords = textFields(kind).length > 0
  const wordsIn = (one: Locale) => entry?.words.find((words) => words.locale === one)
  return (
    <Form
      ref={element}
      noValidate
      aria-label="Record"
      onSubmit={(event) => {
        // The buttons say what they do; Enter in a field presses Save draft.
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      <Box mb="6">
        <EntryHeader kind={kind} entry={entry} />
      </Box>
      {entry && mayChange && <OpenersNotice id={entry.id} />}
      <Problems kind={kind} form={form} />
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 21rem' }} gap="6" alignItems="start">
        <chakra.fieldset border="none" p="0" m="0" minWidth="0" disabled={!mayChange}>
          <VisuallyHidden as="legend">What guests read</VisuallyHidden>
          <Stack gap="6">
            {kind === 'picture' && entry ? (
              <PictureDataPanel entry={entry} form={form} actions={actions} />
            ) : (
              <DataPanel kind={kind} form={form} />
            )}
            {hasWords && (
              <Panel title="Texts">
                {locale && <LanguageChooser words={entry?.words ?? []} value={locale} onChange={setLocale} />}
                <Grid
                  mt={locale ? '6' : '0'}
                  templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }}
                  gridTemplateRows={{ lg: `repeat(${rowsOf(kind)}, auto)` }}
                  gap={{ base: '8', lg: '6' }}
                  alignItems="start"
                >
                  <EnglishPane kind={kind} form={form} />
                  {locale && (
                    <TranslationPane
                      key={locale}
                      kind={kind}
                      locale={locale}
                      form={form}
                      words={wordsIn(locale)}
                      drafting={drafting}
                    />
                  )}
                </Grid>
              </Panel>
            )}
          </Stack>
        </chakra.fieldset>
        {/* In sight beside a long form, and after the texts on a phone. */}
        <Box
          minWidth="0"
          gridColumn={{ xl: '2' }}
          gridRow={{ xl: '1 / span 2' }}
          position={{ xl: 'sticky' }}
          top={{ xl: '6' }}
        >
          <PublishPanel
            kind={kind}
            entry={entry}
            form={form}
            actions={actions}
            locale={hasWords ? locale : null}
            publishedAt={revisions.data?.contentRevisions[0]?.createdAt}
          />
        </Box>
        <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' }} gap="6" alignItems="start">
          <chakra.fieldset border="none" p="0" m="0" minWidth="0" disabled={!mayChange}>
            <VisuallyHidden as="legend">Check and source</VisuallyHidden>
            <CheckPanel form={form} isUnverified={entry?.isUnverified ?? false} />
          </chakra.fieldset>
          {entry && <LinksPanel id={entry.id} form={form} mayChange={mayChange} />}
          {kind === 'picture' && entry && <UsesPanel picture={entry.key} />}
          {entry && (
            <RevisionsPanel kind={kind} form={form} actions={actions} revisions={revisions} mayChange={mayChange} />
          )}
        </Grid>
      </Grid>
    </Form>
  )
}
