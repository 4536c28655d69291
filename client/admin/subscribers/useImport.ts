import { useState } from 'react'
import { notify } from '../ui/toasts.tsx'
import { importFile, type ImportReport } from './import-file.ts'

const count = (value: number) => value.toLocaleString('en-US')

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
      const { added, updated } = await importFile(file, { isTrial: false, isAllOrNothing })
      notify({
        tone: 'success',
        title: 'Import finished',
        description: `${count(added)} new, ${count(updated)} brought up to date.`,
      })
      onImported()
      onDone()
    })

  const willStore = report && !(isAllOrNothing && report.bad.length > 0) ? report.added + report.updated : 0
  return { file, report, problem, busy, isAllOrNothing, setAllOrNothing, choose, store, willStore }
}
