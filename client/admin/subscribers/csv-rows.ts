/** How many records a CSV file has below its heading; line breaks within quotes are part of a cell (RFC 4180). */
export const csvRows = (csv: string): number => {
  const lines = csv
    .replaceAll(/"[^"]*"/g, '')
    .trimEnd()
    .split('\n')
  return Math.max(0, lines.length - 1)
}
