import { Flex, Stack, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { longestReply } from '#graphql/inputs/thread.ts'
import { openPlaceholders } from '#graphql/open-placeholders.ts'
import { AreaField } from '../ui/AreaField.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf, type Failure } from '../ui/failure.ts'
import { SendIcon } from '../ui/icons.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import type { InquiryPaneFragment } from './InquiryPane.generated.ts'
import type { Locale } from './InquiriesTab.generated.ts'
import { languages } from './labels.ts'
import { PriceButton } from './PriceButton.tsx'
import { SavedReplyPicker } from './SavedReplyPicker.tsx'
import { useSendReplyMutation, type InquiryThreadFragment, type InquiryThreadQuery } from './Thread.generated.ts'
import { useReplyDraft } from './useReplyDraft.ts'

const languageOptions = (Object.keys(languages) as Locale[]).map((value) => ({ value, label: languages[value].name }))

type Mailbox = InquiryThreadQuery['mailboxStatus']

/** Where the guest's answer to this one will be found. */
const answersGo = ({ address, configured, problem }: Mailbox): string => {
  if (!configured) return `The guest’s answer goes to the mailbox ${address} and is not shown here.`
  return problem
    ? `The guest’s answer goes to the mailbox ${address}, which cannot be read just now: ${problem}.`
    : 'The guest’s answer comes into this thread.'
}

interface ReplyFormProps {
  inquiry: InquiryPaneFragment
  messages: InquiryThreadFragment['messages']
  mailbox: Mailbox
  stored: InquiryThreadFragment['replyDrafts'][number] | null
  onReload: () => Promise<void>
}

/** An answer from the hotel's address. What is typed is kept on the server until it is sent, and goes out once. */
export const ReplyForm = ({ inquiry, messages, mailbox, stored, onReload }: ReplyFormProps) => {
  const [language, setLanguage] = useState(inquiry.language)
  const start = `${languages[inquiry.language].greeting} ${inquiry.name},\n\n`
  const draft = useReplyDraft({ inquiryId: inquiry.id, start, stored })
  const [send] = useSendReplyMutation({ refetchQueries: ['NewInquiryCount'] })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const attempt = useRef({ text: '', key: '' })

  const loadOther = useEffectEvent(() => void onReload().catch(() => undefined))
  const isRival = Boolean(draft.conflict)
  useEffect(() => {
    if (isRival) loadOther()
  }, [isRival])

  const run = async () => {
    const { text } = draft
    // The same words again are the same answer, whatever became of the first try.
    if (attempt.current.text !== text) attempt.current = { text, key: crypto.randomUUID() }
    const lastSeenId = messages.findLast(({ kind }) => kind !== 'NOTE')?.id ?? null
    const input = { inquiryId: inquiry.id, ...attempt.current, language, lastSeenId }
    setFailure(null)
    setBusy(true)
    try {
      if (await draft.claim()) await send({ variables: { input } })
    } catch (error) {
      // What the thread has shown meanwhile did not fail.
      if (attempt.current.key === input.key) setFailure(failureOf(error))
      await onReload().catch(() => undefined)
    } finally {
      setBusy(false)
    }
  }

  /** It has gone out once it is in the thread, even where the answer to the sending was lost. */
  const settle = useEffectEvent((said: typeof messages) => {
    const { text, key } = attempt.current
    if (!said.some(({ id }) => id === key)) return
    attempt.current = { text: '', key: '' }
    setFailure(null)
    draft.clear(text)
  })
  useEffect(() => settle(messages), [messages])

  const open = openPlaceholders(draft.text)
  /** In the place of an empty answer, below one that is begun. */
  const put = (words: string) => draft.type(draft.isEmpty ? words : `${draft.text.trimEnd()}\n\n${words}`)

  return (
    <Stack gap="3">
      <Flex gap="3" align="flex-end" wrap="wrap">
        <SavedReplyPicker inquiryId={inquiry.id} language={language} onPut={put} />
        <PriceButton
          inquiryId={inquiry.id}
          language={language}
          onPut={(sentence) => draft.type(`${draft.text.trimEnd()}\n\n${sentence}`.trimStart())}
        />
      </Flex>
      {isRival && (
        <Notice
          tone="warning"
          action={
            <Flex gap="2" wrap="wrap">
              <Button size="sm" onClick={draft.takeTheirs}>
                Use what is saved
              </Button>
              <Button size="sm" onClick={draft.keepMine}>
                Keep mine
              </Button>
            </Flex>
          }
        >
          {draft.conflict}
        </Notice>
      )}
      <AreaField
        label={`Answer to ${inquiry.name}, who uses ${languages[inquiry.language].name}`}
        name="reply"
        lang={language}
        rows={7}
        maxHeight="28rem"
        maxLength={longestReply}
        value={draft.text}
        onChange={draft.type}
        onBlur={draft.save}
        complaint={failure?.fields['text']}
        help={`Your name, the hotel’s, and what was said before are put below it. ${answersGo(mailbox)}`}
      />
      {failure && !failure.fields['text'] && <Notice tone="error">{failure.message}</Notice>}
      {open.length > 0 && (
        <Notice tone="warning">
          Write what belongs there before you send it: {open.map((name) => `{${name}}`).join(', ')}
        </Notice>
      )}
      <Flex gap="4" align="flex-end" wrap="wrap" justify="space-between">
        <Flex flex="0 1 14rem">
          <SelectField
            label="Language of the mail"
            name="language"
            value={language}
            options={languageOptions}
            onChange={setLanguage}
          />
        </Flex>
        <Flex gap="4" align="center" wrap="wrap" ms="auto">
          <Text as="output" textStyle="sm" color="fg.muted">
            {!draft.isEmpty && (draft.isDirty ? 'Kept on this device' : 'Draft saved')}
          </Text>
          <Button
            variant="solid"
            colorPalette="coral"
            disabled={draft.isEmpty || isRival || open.length > 0 || !inquiry.email}
            loading={busy}
            loadingText="Sending"
            onClick={run}
          >
            <SendIcon />
            Send answer
          </Button>
        </Flex>
      </Flex>
    </Stack>
  )
}
