import { useState, type RefObject } from 'react'
import { enumName } from '#graphql/enum-name.ts'
import { readFailure } from '#client/apollo/failure.ts'
import { useLanguage } from '#client/i18n/useLanguage.ts'
import { problemsOf, type Problems } from '../contact/inquiry-problems.ts'
import { useHandOverChatMutation } from './HandOverChat.generated.ts'
import type { Conversation } from './useConversation.ts'

const fields = ['message', 'name', 'email'] as const

export type HandOverField = (typeof fields)[number]

interface HandOverOptions {
  form: RefObject<HTMLFormElement | null>
  question: string
  history: Conversation['history']
  onSent: (reference: string) => void
}

/** The schema is the server's own; it comes when the form is sent. */
const loadSchema = () => import('#graphql/inputs/chat.ts')

/** State of the form that passes a conversation to the front desk. What was typed is kept when sending fails. */
export const useHandOver = ({ form, question, history, onSent }: HandOverOptions) => {
  const { language } = useLanguage()
  const [handOver] = useHandOverChatMutation()
  const [values, setValues] = useState({ message: question, name: '', email: '' })
  const [problems, setProblems] = useState<Problems>({})
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState(false)

  const change = (name: HandOverField, value: string) => {
    setValues((before) => ({ ...before, [name]: value }))
    setProblems((before) => ({ ...before, [name]: undefined }))
  }

  /** Whether one of the fields is the reason; then it has the focus. */
  const show = (found: Problems) => {
    const first = fields.find((field) => found[field])
    if (!first) return false
    setProblems(found)
    const control = form.current?.elements.namedItem(first)
    if (control instanceof HTMLElement) control.focus()
    return true
  }

  const send = async () => {
    try {
      const input = { ...values, language, history: history() }
      const { handOverChatSchema } = await loadSchema()
      const checked = handOverChatSchema.safeParse(input)
      if (!checked.success && show(problemsOf(checked.error.issues))) return
      const said = input.history.map((turn) => ({ ...turn, role: enumName(turn.role) }))
      const { handOverChat } = await handOver({ input: { ...input, history: said } })
      onSent(handOverChat.reference)
    } catch (error) {
      if (!show(problemsOf(readFailure(error).issues))) setFailed(true)
    }
  }

  const submit = async () => {
    if (sending) return
    setFailed(false)
    setSending(true)
    await send()
    setSending(false)
  }

  return { values, problems, sending, failed, change, submit }
}
