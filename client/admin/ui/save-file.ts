/** Hands a file to the browser, which puts it where downloads go. */
export const saveFile = (content: Blob, name: string) => {
  const address = URL.createObjectURL(content)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has taken its own copy by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
