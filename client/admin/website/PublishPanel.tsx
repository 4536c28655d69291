import { Flex, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import type { ContentKind } from '#graphql/inputs/content/kinds.ts'
import { locales, type Locale } from '#graphql/locales.ts'
import { ScheduleForm } from '../blog/ScheduleForm.tsx'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Panel } from '../ui/Panel.tsx'
import { attempted } from '../ui/reported.ts'
import { formatInstant } from '../ui/time.ts'
import { notify } from '../ui/toasts.tsx'
import { useImperativeQuery } from '../ui/useImperativeQuery.ts'
import { SentencesThatChangeDocument } from './ChangedSentences.generated.ts'
import type { ContentEntryFieldsFragment as Entry } from './EntryFields.generated.ts'
import { changedNames, dataOf, isConfirmed } from './entry-values.ts'
import { textFields } from './fields.ts'
import { PreviewLinks } from './PreviewLinks.tsx'
import { PublishFactsDialog } from './PublishFactsDialog.tsx'
import { SomeLanguages } from './SomeLanguages.tsx'
import { stateSentence } from './state-sentence.ts'
import type { ContentActions } from './useContentActions.ts'
import type { EntryForm } from './useEntryForm.ts'
import { useMayChange } from './useMayChange.ts'

interface PublishPanelProps {
  kind: ContentKind
  entry: Entry | null
  form: EntryForm
  actions: ContentActions
  /** The language beside English; null for a kind without words. */
  locale: Locale | null
  /** ISO instant. */
  publishedAt: string | undefined
}

const said = (title: string) => notify({ tone: 'success', title })

/** Where the record stands with the guests, and where it can go from here. */
export const PublishPanel = ({ kind, entry, form, actions, locale, publishedAt }: PublishPanelProps) => {
  const mayChange = useMayChange(kind)
  const [isDiscarding, setDiscarding] = useState(false)
  const sentences = useImperativeQuery(SentencesThatChangeDocument)
  const [shown, setShown] = useState<'look' | 'publish' | null>(null)
  const { run, replace, busy, isDirty } = form
  const isNew = entry === null
  const isArchived = entry?.state === 'ARCHIVED'
  const isPublic = entry?.state === 'PUBLISHED' && !isDirty

  const save = async () => {
    if (!isNew && !isDirty) return said('Saved already')
    if (await run('save', async (saved) => saved)) said('Draft saved')
  }
  const publish = async (how: { locales?: Locale[]; at?: Date } = {}) => {
    const done = await run('publish', (saved) => actions.publish(saved.id, saved.version, how))
    if (!done) return
    said(how.at ? `Is published on ${formatInstant(how.at.toISOString())}` : 'Published: guests read it now')
  }
  const showSentences = (what: 'look' | 'publish') => {
    if (form.checked())
      void attempted('Could not find the sentences that change', async () => {
        await sentences.ask({ facts: dataOf(kind, form.values) })
        setShown(what)
      })
  }
  const publishNow = () => {
    if (isPublic) return said('Guests read this already')
    if (kind === 'facts') showSentences('publish')
    else void publish()
  }
  const takeTimeBack = async () => {
    if (await run('unschedule', (saved) => actions.unschedule(saved.id, saved.version))) said('It stays a draft')
  }
  const putAway = async () => {
    const task = () => (isArchived ? actions.restore(entry.id) : actions.archive(entry!.id))
    const done = await replace('archive', task, form.start)
    if (done) said(isArchived ? 'It is back' : 'It is put away')
  }
  const changed = locales.filter((one) =>
    changedNames(form.start, form.values).some((name) => name === `has.${one}` || name.startsWith(`texts.${one}.`)),
  )
  const unread = (entry?.words ?? []).filter(
    ({ isDrafted, locale }) => isDrafted && !isConfirmed(kind, form.values, locale) && !changed.includes(locale),
  )
  return (
    <Panel title="Publication" description={entry ? stateSentence(entry, publishedAt) : 'Guests do not see it yet.'}>
      <Stack gap="4" align="stretch">
        <Text textStyle="sm" color="fg.muted" as="output" _empty={{ display: 'none' }}>
          {isDirty && 'Your last changes are not saved yet. They are kept on this device.'}
        </Text>
        {mayChange && !isArchived && (
          <>
            <Flex gap="3" wrap="wrap">
              <Button
                variant="solid"
                colorPalette="coral"
                loading={busy === 'publish'}
                loadingText="Publishing"
                disabled={busy !== null}
                onClick={publishNow}
              >
                Publish now
              </Button>
              <Button
                type="submit"
                loading={busy === 'save'}
                loadingText="Saving"
                disabled={busy !== null}
                onClick={() => void save()}
              >
                Save draft
              </Button>
            </Flex>
            {kind === 'facts' && (
              <Button size="sm" alignSelf="flex-start" loading={sentences.busy} onClick={() => showSentences('look')}>
                Sentences that change
              </Button>
            )}
            <ScheduleForm
              key={entry?.publishAt}
              publishedAt={entry?.publishAt}
              complaint={form.complaints['at']}
              isDisabled={busy !== null}
              onSchedule={(at) => publish({ at })}
            />
            {entry?.publishAt && (
              <Button size="sm" alignSelf="flex-start" disabled={busy !== null} onClick={() => void takeTimeBack()}>
                Take the time back
              </Button>
            )}
            {textFields(kind).length > 0 && (
              <SomeLanguages
                changed={changed}
                unread={unread.map((words) => words.locale)}
                busy={busy !== null}
                onPublish={(some) => void publish({ locales: some })}
              />
            )}
          </>
        )}
        <PreviewLinks kind={kind} form={form} locale={locale} />
        {mayChange && !isNew && (
          <Flex gap="2" wrap="wrap">
            {entry.state === 'CHANGED' && (
              <Button size="sm" onClick={() => setDiscarding(true)}>
                Discard the draft
              </Button>
            )}
            {kind !== 'facts' && (
              <Button
                size="sm"
                variant={isArchived ? 'solid' : 'ghost'}
                colorPalette={isArchived ? 'sea' : 'red'}
                loading={busy === 'archive'}
                disabled={busy !== null}
                onClick={() => void putAway()}
              >
                {isArchived ? 'Bring it back' : 'Put away'}
              </Button>
            )}
          </Flex>
        )}
      </Stack>
      <ConfirmDialog
        open={isDiscarding}
        title="Discard the draft?"
        description="What guests read stands here again. What was changed since, saved or not, is lost."
        confirm="Discard the draft"
        onConfirm={async () => {
          const done = await replace('discard', (version) => actions.discard(entry!.id, version), form.values)
          if (done) said('The draft is gone')
        }}
        onClose={() => setDiscarding(false)}
      />
      <PublishFactsDialog
        sentences={shown && (sentences.answer?.sentencesThatChange ?? null)}
        onClose={() => setShown(null)}
        {...(shown === 'publish' && { onPublish: () => void publish() })}
      />
    </Panel>
  )
}
