import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useChanges } from '../live/useChanges.ts'
import { CloseContentDocument, OpenContentDocument, type OpenContentMutation } from './useOpeners.generated.ts'

export type Openers = OpenContentMutation['openContent']['others']

/** Also where the page is not looked at: others read who has it open. */
const always = { everyMs: null, unseen: true }

/** The record stays as it is, and whoever leaves the page has said it to the end. */
const beside = { changesNoAnswer: true, fetchOptions: { keepalive: true } }

/** Requests may overtake each other, above all the last one of a page: the server goes by when they were said. */
const saidNow = (id: string) => ({ variables: { id, saidAt: new Date().toISOString() }, context: beside })

/** Says that a record is open here to be changed, for as long as it is, and answers who else has it open. */
export const useOpeners = (id: string): Openers => {
  const client = useApolloClient()
  const [others, setOthers] = useState<Openers>([])
  const times = useRef(0)

  const say = () => {
    times.current += 1
    const time = times.current
    client.mutate({ mutation: OpenContentDocument, ...saidNow(id) }).then(
      ({ data }) => data && time === times.current && setOthers(data.openContent.others),
      // Nothing is known then, and the version of the record still refuses the later of two.
      () => undefined,
    )
  }
  const close = () => void client.mutate({ mutation: CloseContentDocument, ...saidNow(id) }).catch(() => undefined)

  const onOpen = useEffectEvent(say)
  const onClose = useEffectEvent(close)
  useEffect(() => {
    onOpen()
    addEventListener('pagehide', onClose)
    return () => {
      removeEventListener('pagehide', onClose)
      onClose()
    }
  }, [])
  // What another closes or opens is told; what this browser was silent about for too long is said again.
  useChanges(['ContentOpening'], say, always)
  return others
}
