import { Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import type { Locale } from '#graphql/locales.ts'
import { languages } from '../inquiries/labels.ts'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/ConfirmDialog.tsx'
import { Notice } from '../ui/Notice.tsx'
import { ConnectionsLink } from '../ui/SettingsSentence.tsx'
import { afterDraft } from './after-draft.ts'
import type { Drafting } from './useDrafting.ts'

interface DraftButtonProps {
  locale: Locale
  drafting: Drafting
  /** Whether there are words that a draft takes the place of. */
  overwrites: boolean
}

/** Lets the model write a language; without one, it says how to get it. */
export const DraftButton = ({ locale, drafting, overwrites }: DraftButtonProps) => {
  const [isAsking, setAsking] = useState(false)
  const isConfirmed = useRef(false)
  const { isConnected, pending, isBusy, failures, draft } = drafting
  const language = languages[locale].name
  const label = `Draft in ${language}`
  const isPending = pending === locale
  const failure = failures[locale]
  const start = () => (overwrites ? setAsking(true) : void draft(locale))
  if (isConnected === null) return null
  if (!isConnected)
    return (
      <Text textStyle="sm" color="fg.muted">
        A language model can draft it for you to read, once its key is entered under <ConnectionsLink />.
      </Text>
    )
  return (
    <>
      <Text as="output" display="block" textStyle="sm" color="fg.muted" _empty={{ display: 'none' }}>
        {isPending && `The model is writing the ${language}. This can take a minute.`}
      </Text>
      {failure ? (
        <Notice
          tone="error"
          width="full"
          action={
            <Button size="sm" {...afterDraft} disabled={isBusy} onClick={start}>
              Try again
            </Button>
          }
        >
          {failure.message}
        </Notice>
      ) : (
        <Button
          size="sm"
          alignSelf="flex-start"
          loading={isPending}
          loadingText={`Drafting in ${language}`}
          disabled={isBusy}
          onClick={start}
        >
          {label}
        </Button>
      )}
      <ConfirmDialog
        open={isAsking}
        title={`Draft the ${language} anew?`}
        description={`The model’s words take the place of those that stand here in ${language}. Guests read on what is published.`}
        confirm={label}
        palette="coral"
        onConfirm={async () => void (isConfirmed.current = true)}
        onClose={() => setAsking(false)}
        onClosed={() => {
          // Only now, when the focus is back at the button.
          if (isConfirmed.current) void draft(locale)
          isConfirmed.current = false
        }}
      />
    </>
  )
}
