import { useApolloClient } from '@apollo/client/react'
import { useRef, useState } from 'react'
import { importContent, type ImportReport } from './import-content.ts'
import { refetchContent } from './refetch-content.ts'

/** First what a file would change, then the change itself. */
export const useContentImport = () => {
  const client = useApolloClient()
  const [file, setFile] = useState<File | null>(null)
  const [replace, setReplace] = useState(false)
  const [report, setReport] = useState<ImportReport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const turn = useRef(0)

  const send = async (sent: File, options: { dryRun: boolean; replace: boolean }) => {
    const mine = (turn.current += 1)
    setBusy(true)
    setProblem(null)
    try {
      const answer = await importContent(sent, options)
      // Another file was chosen meanwhile.
      if (mine !== turn.current) return
      setReport(answer)
      if (answer.stored) await refetchContent(client)
    } catch (error) {
      if (mine === turn.current) setProblem((error as Error).message)
    } finally {
      if (mine === turn.current) setBusy(false)
    }
  }

  const choose = (chosen: File | null) => {
    turn.current += 1
    setFile(chosen)
    setReport(null)
    setProblem(null)
    setReplace(false)
    setBusy(false)
    if (chosen) void send(chosen, { dryRun: true, replace: false })
  }

  return {
    report,
    problem,
    busy,
    replace,
    choose,
    chooseReplace: (wanted: boolean) => {
      setReplace(wanted)
      if (file) void send(file, { dryRun: true, replace: wanted })
    },
    store: () => file && send(file, { dryRun: false, replace }),
  }
}
