/** What an import did, or would do. */
export interface ImportReport {
  /** People who join the list. */
  added: number
  /** Known people whose missing name or phone is filled in, or who have left according to the file. */
  updated: number
  /** Known people whom the file does not change; whoever has left stays so. */
  unchanged: number
  /** The names of the columns that are left aside. */
  unused: string[]
  /** Lines that cannot be used, by their number in the file. */
  bad: { line: number; reason: string }[]
  /** Those lines as a file, each with its problem; null without any. */
  badFile: string | null
  /** Whether anything was stored. */
  stored: boolean
}

interface ImportOptions {
  /** Only says what would happen. */
  isTrial: boolean
  /** Stores nothing at all when a line is bad; otherwise the good lines. */
  isAllOrNothing: boolean
}

/** Sends a file to the mailing list. @throws Error with a sentence when the file is refused */
export const importFile = async (file: File, { isTrial, isAllOrNothing }: ImportOptions): Promise<ImportReport> => {
  const query = new URLSearchParams({ dryRun: isTrial ? '1' : '0', strict: isAllOrNothing ? '1' : '0' })
  const response = await fetch(`/api/admin/subscribers/import?${query}`, {
    method: 'POST',
    body: file,
    // The system may know the file by another type, or by none.
    headers: { 'content-type': 'text/csv' },
  }).catch(() => {
    throw new Error('The server cannot be reached. Check the connection and try again.')
  })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as ImportReport
}
