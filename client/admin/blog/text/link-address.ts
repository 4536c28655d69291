/** The address that was typed as it belongs into the article; null when it can be none. */
export const linkAddress = (typed: string): string | null => {
  const text = typed.trim()
  if (/\s|^\/\//.test(text)) return null
  if (/^\/(?!\/)/.test(text)) return text
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`
  if (!URL.canParse(address)) return null
  const { protocol, hostname } = new URL(address)
  if (protocol === 'mailto:' || protocol === 'tel:') return address
  return /^https?:$/.test(protocol) && hostname.includes('.') ? address : null
}
