import { useReactiveVar } from '@apollo/client/react'
import { useEffect, useEffectEvent, useState } from 'react'
import type { ChangedNoun } from '#graphql/desk-changes.ts'
import { usePolling } from '../ui/usePolling.ts'
import { isLive, onChange } from './changes.ts'

/** What changes together is asked for once; what goes on changing, once in so long. */
const togetherMs = 300

interface Options {
  /** How often it is looked for changes while nobody tells of them. */
  everyMs: number | null
  /** While the task cannot run; what is told meanwhile is asked for afterwards. */
  busy?: boolean
  /** Also while the page is not looked at. */
  unseen?: boolean
}

/** Runs the task when a record of these kinds has changed, by whomever. */
export const useChanges = (
  nouns: readonly ChangedNoun[],
  task: () => void,
  { everyMs, busy = false, unseen = false }: Options,
) => {
  usePolling(task, useReactiveVar(isLive) ? null : everyMs)
  // A thing of its own each time: what is told while the last one is being done is due anew, and starts another timer.
  const [due, setDue] = useState<object | null>(null)
  const run = useEffectEvent(task)
  const concerns = useEffectEvent((noun: ChangedNoun | undefined) => !noun || nouns.includes(noun))
  useEffect(() => {
    let missed = false
    const note = () => {
      missed = document.hidden && !unseen
      if (!missed) setDue((before) => before ?? {})
    }
    const onReturn = () => missed && note()
    const unlisten = onChange((change) => concerns(change?.noun) && note())
    document.addEventListener('visibilitychange', onReturn)
    return () => {
      unlisten()
      document.removeEventListener('visibilitychange', onReturn)
    }
  }, [unseen])
  useEffect(() => {
    if (!due || busy) return
    const timer = setTimeout(() => {
      setDue(null)
      run()
    }, togetherMs)
    return () => clearTimeout(timer)
  }, [due, busy])
}
