import { useEffect, useState, useSyncExternalStore } from 'react'
import type { ToldStep } from '#graphql/visits.ts'
import { useSite } from '../site-context.ts'
import { tellVisit } from './tell-visit.ts'

const neverChanges = () => () => {}

/** Whether the part came with the page, where the server has counted it. */
const useIsFromServer = () => {
  const isHydrating = useSyncExternalStore(
    neverChanges,
    () => false,
    () => true,
  )
  return useState(isHydrating)[0]
}

/** Stands in what takes a guest a step further, and counts it once for as long as it is shown. */
export const StepShown = ({ step }: { step: ToldStep }) => {
  const { onStep } = useSite()
  onStep?.(step)
  const isFromServer = useIsFromServer()
  useEffect(() => {
    if (!isFromServer) tellVisit({ step })
  }, [step, isFromServer])
  return null
}
