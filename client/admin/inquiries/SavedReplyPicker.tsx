import { Flex } from '@chakra-ui/react'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { Notice } from '../ui/Notice.tsx'
import { SelectField } from '../ui/SelectField.tsx'
import { notify } from '../ui/toasts.tsx'
import type { Locale } from './InquiriesTab.generated.ts'
import { languages } from './labels.ts'
import { FilledReplyDocument, useOfferedRepliesQuery } from './SavedReplyPicker.generated.ts'

interface SavedReplyPickerProps {
  inquiryId: string
  /** Of the mail. */
  language: Locale
  onPut: (text: string) => void
}

/** Puts a saved reply into the answer, in the language of the mail, filled for this guest. */
export const SavedReplyPicker = ({ inquiryId, language, onPut }: SavedReplyPickerProps) => {
  const client = useApolloClient()
  const { data } = useOfferedRepliesQuery()
  const [chosen, setChosen] = useState('')
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState<Locale | null>(null)
  const offered = (data?.savedReplies ?? []).filter(({ active }) => active)
  if (offered.length === 0) return null

  const put = async () => {
    setBusy(true)
    try {
      const { data: answer } = await client.query({
        query: FilledReplyDocument,
        variables: { id: inquiryId, savedReplyId: chosen, language },
        fetchPolicy: 'no-cache',
      })
      const filled = answer?.inquiry?.filledReply
      if (!filled) return notify({ tone: 'error', title: 'This saved reply was deleted' })
      setMissing(filled.language === language ? null : language)
      onPut(filled.text)
    } catch (error) {
      notify({ tone: 'error', title: 'The saved reply was not put in', description: failureOf(error).message })
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Flex gap="3" align="flex-end" wrap="wrap" flex="1 1 24rem">
        <Flex flex="1 1 14rem" maxWidth="26rem">
          <SelectField
            label="Saved reply"
            name="savedReply"
            value={chosen}
            options={[
              { value: '', label: 'Choose one' },
              ...offered.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={setChosen}
          />
        </Flex>
        <Button disabled={!chosen} loading={busy} loadingText="Putting in" onClick={put}>
          Put into the answer
        </Button>
      </Flex>
      {missing && (
        <Notice tone="warning">
          This reply is not written in {languages[missing].name}: it was put in in English.
        </Notice>
      )}
    </>
  )
}
