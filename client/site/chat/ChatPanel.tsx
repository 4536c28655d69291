import { chakra } from '@chakra-ui/react'
import { useEffect, useId, useLayoutEffect, useRef } from 'react'
import type { ChatWidgetFragment } from './ChatWidget.generated.ts'
import { Composer } from './Composer.tsx'
import { MessageList } from './MessageList.tsx'
import { PanelFooter } from './PanelFooter.tsx'
import { PanelHeader } from './PanelHeader.tsx'
import { useChatDialog } from './useChatDialog.ts'
import { useConversation } from './useConversation.ts'
import { useVisibleArea } from './useVisibleArea.ts'

interface ChatPanelProps {
  hotel: ChatWidgetFragment
  isOpen: boolean
  /** Told whether the focus belongs back on the button. */
  onClose: (returnFocus: boolean) => void
}

/** A sheet from below on small screens, a card in the corner on larger ones. */
const look = {
  base: {
    margin: '0',
    padding: '0',
    border: 'none',
    position: 'fixed',
    inset: 'auto',
    right: { base: '0', md: '1.5rem' },
    left: { base: '0', md: 'auto' },
    bottom: { base: 'var(--keyboard, 0px)', md: 'calc(1.5rem + var(--keyboard, 0px))' },
    zIndex: '40',
    width: { base: '100%', md: '380px' },
    height: {
      base: 'min(75vh, calc(var(--visible, 100dvh) - 0.5rem))',
      md: 'min(600px, calc(var(--visible, 100dvh) - 3rem))',
    },
    maxWidth: 'none',
    maxHeight: 'none',
    flexDirection: 'column',
    overflow: 'hidden',
    color: 'ink',
    background: 'cream',
    borderRadius: { base: '1.5rem 1.5rem 0 0', md: 'large' },
    boxShadow: 'high',
    _highContrast: { border: '1px solid' },
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: 'rgba(9, 36, 45, 0.6)', animation: 'appear {durations.calm} both' },
    animation: 'rise {durations.calm} {easings.tide}',
  },
} as const

const Dialog = chakra('dialog', look)

const ChatPanel = ({ hotel, isOpen, onClose }: ChatPanelProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const rest = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLTextAreaElement>(null)
  const desk = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const conversation = useConversation(hotel.phone)
  const { turns, pending, partial, send, askDesk } = conversation
  const { isSheet, handlers } = useChatDialog({ dialog, isOpen, onClose })
  useVisibleArea(dialog, isOpen)

  useLayoutEffect(() => {
    if (!isOpen) return
    const field = input.current
    ;(field?.disabled ? rest.current : field)?.focus({ preventScroll: true })
  }, [isOpen])

  useLayoutEffect(() => {
    if (isOpen) log.current?.scrollTo({ top: log.current.scrollHeight, behavior: 'instant' })
    // Whatever changes in the conversation, its end is in view.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [isOpen, turns, pending, partial])

  // The field is free again and the focus, which it could not keep, returns; on a phone that would bring the keyboard up.
  useEffect(() => {
    if (!pending && !isSheet && document.activeElement === rest.current) input.current?.focus({ preventScroll: true })
  }, [pending, isSheet])

  const ask = (question: string) => {
    // What was pressed goes away or is disabled now.
    if (dialog.current?.contains(document.activeElement)) rest.current?.focus({ preventScroll: true })
    void send(question)
  }

  /** One form is enough: what was typed into it stays. */
  const openDesk = () => {
    const field = log.current?.querySelector<HTMLElement>('form :is(input, textarea)')
    if (field) field.focus()
    else askDesk()
  }

  return (
    <Dialog ref={dialog} aria-labelledby={titleId} {...handlers}>
      <PanelHeader ref={desk} titleId={titleId} onAskDesk={openDesk} onClose={() => onClose(true)} />
      <MessageList
        ref={log}
        rest={rest}
        hotel={hotel}
        conversation={conversation}
        onAsk={ask}
        onFollow={() => isSheet && onClose(false)}
        onLeaveDesk={() => desk.current?.focus()}
      />
      <Composer ref={input} pending={pending} onSend={ask} />
      <PanelFooter hotel={hotel} />
    </Dialog>
  )
}

export default ChatPanel
