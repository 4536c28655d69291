import { chakra } from '@chakra-ui/react'
import { useId, useState, type FormEvent, type KeyboardEvent, type Ref } from 'react'
import { longestChatMessage } from '#graphql/inputs/chat-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { Icon } from '#client/ui/Icon.tsx'

interface ComposerProps {
  ref: Ref<HTMLTextAreaElement>
  pending: boolean
  onSend: (question: string) => void
}

/** From this length on the guest sees how much is left. */
const countedFrom = 800

/** An input method's own Enter takes a word over; Safari reports it with the key code alone. */
const isComposing = ({ nativeEvent }: KeyboardEvent) => nativeEvent.isComposing || nativeEvent.keyCode === 229

const Field = chakra('textarea', {
  base: {
    flex: '1',
    minWidth: '0',
    minHeight: '2.875rem',
    maxHeight: '7.5rem',
    fieldSizing: 'content',
    resize: 'none',
    fontFamily: 'body',
    // Below 16 px a phone zooms in when the field gets the focus.
    fontSize: '1rem',
    lineHeight: '1.4',
    paddingInline: '1rem',
    paddingBlock: '0.6875rem',
    color: 'ink',
    background: 'foam',
    border: '1.5px solid #94795A',
    borderRadius: '1.4375rem',
    _placeholder: { color: 'inkSoft' },
    _focusVisible: { outline: '3px solid {colors.lagoon}', outlineOffset: '1px', borderRadius: '1.4375rem' },
    _disabled: { background: 'shell', cursor: 'progress' },
  },
})

const SendButton = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '2.875rem',
    height: '2.875rem',
    flexShrink: '0',
    borderRadius: 'round',
    background: 'coralDeep',
    color: 'foam',
    cursor: 'pointer',
    transition: 'background-color {durations.quick}',
    _hover: { background: 'coralDark' },
    _focusVisible: { borderRadius: 'round' },
    _disabled: { background: 'stone', color: 'inkSoft', cursor: 'default' },
  },
})

/** Where the guest writes. Enter sends, with Shift it begins a line. */
export const Composer = ({ ref, pending, onSend }: ComposerProps) => {
  const { t } = useLanguage()
  const [draft, setDraft] = useState('')
  const countId = useId()
  const isBlank = draft.trim() === ''
  const isCounted = draft.length >= countedFrom

  const send = () => {
    if (isBlank || pending) return
    onSend(draft)
    setDraft('')
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
    event.preventDefault()
    send()
  }

  return (
    <chakra.form
      onSubmit={onSubmit}
      flexShrink="0"
      display="flex"
      flexWrap="wrap"
      alignItems="flex-end"
      gap="0.5rem"
      padding="0.75rem 0.875rem 0.375rem"
      background="foam"
      borderTop="1px solid {colors.stone}"
    >
      <Field
        ref={ref}
        rows={1}
        value={draft}
        maxLength={longestChatMessage}
        placeholder={t('chat.placeholder')}
        aria-label={t('chat.input')}
        aria-describedby={isCounted ? countId : undefined}
        enterKeyHint="send"
        disabled={pending}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <SendButton type="submit" aria-label={t('chat.send')} disabled={isBlank || pending}>
        <Icon name="send" width="1.375rem" height="1.375rem" />
      </SendButton>
      {isCounted && (
        <chakra.p id={countId} width="100%" textStyle="small" fontSize="0.8125rem" color="inkSoft" paddingInline="1rem">
          {t('chat.count', { count: draft.length, maximum: longestChatMessage })}
        </chakra.p>
      )}
    </chakra.form>
  )
}
