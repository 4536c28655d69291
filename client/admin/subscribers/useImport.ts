import { useState } from 'react'
import { notify } from '../ui/toasts.tsx'
import { formatNumber } from '../ui/number.ts'
import { importFile, type ImportReport } from './import-file.ts'

export const outcomeOf = ({ added, updated }: ImportReport) =>
  `${formatNumber(added)} new, ${formatNumber(updated)} brought up to date.`

/** First what a file would change, then the change itself. */
export const useImport = (onImported: () => void) => {
  const [file, setFile] = useState<File | null>(null)
  const [isAllOrNothing, setAllOrNothing] = useState(false)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const attempt = async (task: () => Promise<void>) => {
    setBusy(true)
    setProblem(null)
    try {
      await task()
    } catch (error) {
      setProblem((error as Error).message)
    } finally {
      setBusy(false)
    }
  }

  const choose = (chosen: File | null) => {
    setFile(chosen)
    setReport(null)
    setProblem(null)
    if (!chosen) return
    void attempt(async () => setReport(await importFile(chosen, { isTrial: true, isAllOrNothing: false })))
  }

  const store = (onDone: () => void) =>
    attempt(async () => {
      if (!file) return
      const result = await importFile(file, { isTrial: false, isAllOrNothing })
      onImported()
      // What was left out is to be read before it is gone.
      if (result.bad.length > 0) return setReport(result)
      notify({ tone: 'success', title: 'Import finished', description: outcomeOf(result) })
      onDone()
    })

  const willStore = report && !(isAllOrNothing && report.bad.length > 0) ? report.added + report.updated : 0
  return { report, problem, busy, isAllOrNothing, setAllOrNothing, choose, store, willStore }
}
