import { Heading, Skeleton, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { useChanges } from '../live/useChanges.ts'
import { Details } from '../ui/Details.tsx'
import { failureOf } from '../ui/failure.ts'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Notice } from '../ui/Notice.tsx'
import { Pills } from '../ui/Pills.tsx'
import { formatInstant } from '../ui/time.ts'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import { NoteForm, useUnsavedNote } from './NoteForm.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { useInquiryThreadQuery, type InquiryThreadFragment } from './Thread.generated.ts'
import { ThreadMessage } from './ThreadMessage.tsx'

const pollMs = 30_000

const writings = [
  { value: 'answer', label: 'Answer' },
  { value: 'note', label: 'Note among staff' },
] as const

/** Who else is writing: two answers to one guest are one too many. */
const OtherDrafts = ({ drafts }: { drafts: InquiryThreadFragment['replyDrafts'] }) =>
  drafts.map(({ id, author, text, updatedAt }) => (
    <Notice key={id} tone="info">
      {author?.name ?? 'Somebody'} is writing an answer, saved {formatInstant(updatedAt)}.
      <Details summary="Read it">
        <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
          {text}
        </Text>
      </Details>
    </Notice>
  ))

/** What was said after the form, and where it goes on. */
export const Thread = ({ inquiry }: { inquiry: InquiryPaneFragment }) => {
  const viewer = useViewer()
  const { found: begunNote } = useUnsavedNote(inquiry.id)
  const [writing, setWriting] = useState<(typeof writings)[number]['value']>(begunNote ? 'note' : 'answer')
  const { data, error, refetch } = useInquiryThreadQuery({
    variables: { id: inquiry.id },
  })
  const reload = () => refetch().then(() => undefined)
  useChanges(['Inquiry'], () => void reload().catch(() => undefined), { everyMs: pollMs })

  const thread = data?.inquiry
  // What the list knows of the inquiry is not its thread.
  if (!data || !thread?.messages)
    return error ? (
      <LoadFailure what="the answers" failure={failureOf(error)} onRetry={() => void reload().catch(() => undefined)} />
    ) : (
      <Skeleton height="24" borderRadius="l3" />
    )
  const mine = thread.replyDrafts.find(({ author }) => author?.id === viewer.id) ?? null
  return (
    <Stack as="section" aria-label="Answers" gap="4">
      {thread.messages.length > 0 && (
        <Heading as="h3" textStyle="cardTitle">
          {thread.messages.some(({ kind }) => kind === 'GUEST') ? 'Messages, answers and notes' : 'Answers and notes'}
        </Heading>
      )}
      {thread.messages.map((message) => (
        <ThreadMessage
          key={message.id}
          message={message}
          reference={inquiry.mergedInquiries.find(({ id }) => id === message.id)?.reference}
          onRetried={reload}
        />
      ))}
      <OtherDrafts drafts={thread.replyDrafts.filter((draft) => draft !== mine)} />
      {viewer.can('inquiries:write') && (
        <>
          <Pills label="What to write" options={writings} value={writing} onChange={setWriting} />
          {/* Both stay, so that nothing typed is lost by looking at the other. */}
          <div hidden={writing !== 'answer'}>
            <ReplyForm
              inquiry={inquiry}
              messages={thread.messages}
              mailbox={data.mailboxStatus}
              stored={mine}
              onReload={reload}
            />
          </div>
          <div hidden={writing !== 'note'}>
            <NoteForm inquiryId={inquiry.id} />
          </div>
        </>
      )}
    </Stack>
  )
}
