import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useChanges } from '../live/useChanges.ts'
import { CloseContentDocument, OpenContentDocument, type OpenContentMutation } from './useOpeners.generated.ts'

export type Openers = OpenContentMutation['openContent']['others']

/** Also where the page is not looked at: others read who has it open. */
const always = { everyMs: null, unseen: true }

/** The record stays as it is, and whoever leaves the page has said it to the end. */
const beside = { changesNoAnswer: true, fetchOptions: { keepalive: true } }

/** Says that a record is open here to be changed, for as long as it is, and answers who else has it open. */
export const useOpeners = (id: string): Openers => {
  const client = useApolloClient()
  const [others, setOthers] = useState<Openers>([])
  const said = useRef<Promise<unknown>>(Promise.resolve())

  const open = () => client.mutate({ mutation: OpenContentDocument, variables: { id }, context: beside })
  const say = () => {
    said.current = said.current.then(open).then(
      ({ data }) => data && setOthers(data.openContent.others),
      // Nothing is known then, and the version of the record still refuses the later of two.
      () => undefined,
    )
  }
  const close = () =>
    client.mutate({ mutation: CloseContentDocument, variables: { id }, context: beside }).catch(() => undefined)

  const onOpen = useEffectEvent(say)
  const onClose = useEffectEvent(() => void said.current.then(close))
  const onLeave = useEffectEvent(() => void close())
  useEffect(() => {
    onOpen()
    addEventListener('pagehide', onLeave)
    return () => {
      removeEventListener('pagehide', onLeave)
      onClose()
    }
  }, [])
  // What another closes or opens is told; what this browser was silent about for too long is said again.
  useChanges(['ContentOpening'], say, always)
  return others
}
