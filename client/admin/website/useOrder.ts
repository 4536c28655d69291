import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { failureOf } from '../ui/failure.ts'
import { notify } from '../ui/toasts.tsx'
import type { ContentRowFragment } from './ContentRow.generated.ts'
import { KindListDocument, type KindListQueryVariables } from './KindList.generated.ts'
import { refetchContent } from './refetch-content.ts'
import { MoveContentDocument } from './useOrder.generated.ts'

interface Move {
  id: string
  /** Id of the record before which it shall stand; null for the end. */
  before: string | null
}

const moved = <Item extends { id: string }>(items: readonly Item[], { id, before }: Move): Item[] => {
  const rest = items.filter((item) => item.id !== id)
  const at = before ? rest.findIndex((item) => item.id === before) : rest.length
  return rest.toSpliced(at, 0, ...items.filter((item) => item.id === id))
}

/**
 * The order of a list, changed at once for whoever changes it. One change is sent after the other; of a record that is
 * moved on before its last place was sent, only the place at which it comes to stand.
 */
export const useOrder = (entries: ContentRowFragment[], list: KindListQueryVariables) => {
  const client = useApolloClient()
  /** While the server does not know it. */
  const [unsent, setUnsent] = useState<ContentRowFragment[] | null>(null)
  const waiting = useRef<Move[]>([])
  const isSending = useRef(false)
  const shown = unsent ?? entries

  const send = async (input: Move) => {
    const { data } = await client.mutate({ mutation: MoveContentDocument, variables: { input } })
    client.cache.updateQuery({ query: KindListDocument, variables: list }, (known) => {
      const byId = new Map(known?.contentEntries.map((entry) => [entry.id, entry]))
      return (
        known && { ...known, contentEntries: data!.moveContent.contentEntries.flatMap(({ id }) => byId.get(id) ?? []) }
      )
    })
  }

  const sendAll = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      for (let next = waiting.current.shift(); next; next = waiting.current.shift()) await send(next)
    } catch (error) {
      waiting.current = []
      notify({ tone: 'error', title: 'The order could not be changed', description: failureOf(error).message })
      await refetchContent(client)
    } finally {
      isSending.current = false
      setUnsent(null)
    }
  }

  const move = (id: string, before: string | null) => {
    setUnsent(moved(shown, { id, before }))
    if (waiting.current.at(-1)?.id === id) waiting.current.pop()
    waiting.current.push({ id, before })
    void sendAll()
  }

  return { shown, move }
}
