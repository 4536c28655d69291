import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { failureOf } from '../ui/failure.ts'
import { formatNumber } from '../ui/number.ts'
import { saveFile } from '../ui/save-file.ts'
import { notify } from '../ui/toasts.tsx'
import { ActiveEmailsDocument } from './ActiveEmails.generated.ts'
import { csvRows } from './csv-rows.ts'

const addressOfCsv = (search: string) =>
  `/api/admin/subscribers.csv${search ? `?${new URLSearchParams({ q: search })}` : ''}`

const nameIn = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'email-list.csv'

/** Takes the list that is shown, or its active addresses, out of the desk. */
export const useSubscriberExport = (search: string) => {
  const client = useApolloClient()
  const [busy, setBusy] = useState<'csv' | 'copy' | null>(null)

  const exportCsv = async () => {
    setBusy('csv')
    try {
      const response = await fetch(addressOfCsv(search))
      // Byte for byte: as a text it would lose the mark by which spreadsheets know its letters.
      const file = await response.blob()
      const csv = await file.text()
      if (!response.ok) return notify({ tone: 'error', title: 'Export Failed', description: csv })
      saveFile(file, nameIn(response))
      notify({
        tone: 'success',
        title: 'Export Successful',
        description: `Exported ${formatNumber(csvRows(csv))} email addresses to CSV`,
      })
    } catch (error) {
      notify({ tone: 'error', title: 'Export Failed', description: failureOf(error).message })
    } finally {
      setBusy(null)
    }
  }

  const copyEmails = async () => {
    setBusy('copy')
    const asked = client.query({
      query: ActiveEmailsDocument,
      variables: { search: search || null },
      fetchPolicy: 'no-cache',
    })
    // Given as a promise: some browsers allow the clipboard only during the click itself.
    const text = asked.then(({ data }) => new Blob([data!.activeEmails.emails.join('; ')], { type: 'text/plain' }))
    try {
      await Promise.all([text, navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])])
      const { emails, more } = (await asked).data!.activeEmails
      notify({
        tone: 'success',
        title: 'Emails Copied',
        description: `Copied ${formatNumber(emails.length)} active email addresses to clipboard${more ? '. There are more: export the CSV for all of them.' : ''}`,
      })
    } catch (error) {
      const description =
        error instanceof DOMException ? 'This browser does not allow copying here.' : failureOf(error).message
      notify({ tone: 'error', title: 'Nothing Was Copied', description })
    } finally {
      setBusy(null)
    }
  }

  return { busy, exportCsv, copyEmails }
}
