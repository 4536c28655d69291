import { Flex, List } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { Notice } from '../ui/Notice.tsx'
import { notify } from '../ui/toasts.tsx'
import { formatInstant } from '../ui/time.ts'
import type { EntryFieldsFragment } from './EntryFields.generated.ts'
import type { EntryDraft } from './useEntryDraft.ts'
import { useLatestVersion } from './useLatestVersion.ts'

interface EntryProblemsProps {
  entry: EntryFieldsFragment
  draft: EntryDraft
  onReload: () => Promise<void>
}

/** Somebody else saved meanwhile: theirs or mine, and neither is lost, for each save is a revision. */
const Conflict = ({ entry, draft, onReload }: EntryProblemsProps) => {
  const latestVersion = useLatestVersion(entry.id)
  const attempt = (task: () => Promise<unknown>) =>
    void task().catch((error: unknown) =>
      notify({ tone: 'error', title: 'Could not load the current version', description: failureOf(error).message }),
    )
  return (
    <Notice
      tone="warning"
      mb="6"
      action={
        <Flex gap="2" wrap="wrap">
          <Button size="sm" onClick={() => attempt(onReload)}>
            Load the current version
          </Button>
          <Button size="sm" onClick={() => attempt(async () => draft.save({ version: await latestVersion() }))}>
            Save mine over it
          </Button>
        </Flex>
      }
    >
      {draft.problem?.message}
    </Notice>
  )
}

/** Text from an earlier visit that never reached the server. */
const Unsaved = ({ draft: { unsaved, replace } }: Pick<EntryProblemsProps, 'draft'>) => {
  const [isSettled, setIsSettled] = useState(false)
  if (!unsaved || isSettled) return null
  return (
    <Notice
      tone="warning"
      mb="6"
      action={
        <Flex gap="2" wrap="wrap">
          <Button
            size="sm"
            onClick={() => {
              replace(unsaved.values)
              setIsSettled(true)
            }}
          >
            Bring it back
          </Button>
          <Button
            size="sm"
            onClick={() => {
              unsaved.forget()
              setIsSettled(true)
            }}
          >
            Throw it away
          </Button>
        </Flex>
      }
    >
      Text from {formatInstant(unsaved.at)} was not saved. It is still on this device.
    </Notice>
  )
}

/** What stands between the text and the server, above everything else. */
export const EntryProblems = ({ entry, draft, onReload }: EntryProblemsProps) => {
  const { problem, complaints, isConflict } = draft
  const sentences = [...new Set(Object.values(complaints))]
  return (
    <>
      <Unsaved draft={draft} />
      {isConflict && <Conflict entry={entry} draft={draft} onReload={onReload} />}
      {problem && !isConflict && sentences.length === 0 && (
        <Notice tone="error" mb="6">
          {problem.message} What you wrote is kept on this device.
        </Notice>
      )}
      {sentences.length > 0 && (
        <Notice tone="error" mb="6">
          <List.Root listStyle="none">
            {sentences.map((sentence) => (
              <List.Item key={sentence}>{sentence}.</List.Item>
            ))}
          </List.Root>
        </Notice>
      )}
    </>
  )
}
