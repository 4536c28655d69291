import { useEffect, useRef, useState } from 'react'
import { chatHistoryLength, longestChatTurn } from '#graphql/inputs/chat-limits.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { askAssistant, Refusal } from './ask-assistant.ts'
import { openQuestionOf, type NewTurn, type Turn } from './turn.ts'
import { useText } from '../texts/useText.ts'

/** After this the guest hears that it did not work, whatever the network does. */
const limitMilliseconds = 20_000

// oxlint-disable-next-line no-control-regex -- they come with pasted text, and the server takes none of them
const controlCharacters = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g

/** The conversation: what was said, the answer that is coming, and asking. It lives in memory only. */
export const useConversation = (phone: string) => {
  const { language, t } = useLanguage()
  const text = useText()
  const [turns, setTurns] = useState<Turn[]>(() => [{ id: 0, at: new Date(), role: 'assistant', kind: 'greeting' }])
  const [pending, setPending] = useState(false)
  const [partial, setPartial] = useState('')
  const running = useRef<AbortController | null>(null)
  const lastId = useRef(0)
  const conversation = useRef<string>(undefined)

  useEffect(() => () => running.current?.abort(), [])

  const textOf = (turn: Turn): string => {
    if (turn.role === 'user') return turn.text
    if (turn.kind === 'greeting') return text('chat-greeting')
    if (turn.kind === 'desk') return t('chat.desk.text', { phone })
    // Who has asked too much has no trouble with the connection, and hears why.
    if (turn.kind === 'excuse') return turn.reason ? `${turn.reason}.` : t('chat.failed', { phone })
    return turn.reply.response
  }

  /** The last messages, as the server takes them. */
  const history = () =>
    turns
      .slice(-chatHistoryLength)
      .filter(textOf)
      .map((turn) => ({ role: turn.role, content: textOf(turn).slice(0, longestChatTurn) }))

  const add = (turn: NewTurn) => {
    lastId.current += 1
    const added = { ...turn, id: lastId.current, at: new Date() } as Turn
    setTurns((before) => [...before, added])
  }

  const answer = async (question: string, controller: AbortController): Promise<NewTurn> => {
    try {
      const asked = { message: question, history: history(), conversation: conversation.current, language }
      const reply = await askAssistant(asked, (delta) => setPartial((before) => before + delta), controller.signal)
      conversation.current = reply.conversation ?? conversation.current
      return { role: 'assistant', kind: 'answer', question, reply }
    } catch (error) {
      return {
        role: 'assistant',
        kind: 'excuse',
        question,
        reason: error instanceof Refusal ? error.reason : undefined,
      }
    }
  }

  /** Asks, unless there is nothing to ask or an answer is still to come. */
  const send = async (raw: string) => {
    const question = raw.replaceAll(controlCharacters, '').trim()
    if (!question || running.current) return
    const controller = new AbortController()
    running.current = controller
    const timer = setTimeout(() => controller.abort(), limitMilliseconds)
    add({ role: 'user', text: question })
    setPending(true)
    const turn = await answer(question, controller)
    clearTimeout(timer)
    running.current = null
    setPartial('')
    setPending(false)
    add(turn)
  }

  const askDesk = () => add({ role: 'assistant', kind: 'desk', question: openQuestionOf(turns.at(-1)) })
  const leaveDesk = (id: number) => setTurns((before) => before.filter((turn) => turn.id !== id))

  return { turns, pending, partial, textOf, history, send, askDesk, leaveDesk }
}

export type Conversation = ReturnType<typeof useConversation>
