import { useEffect } from 'react'

const robotsMeta = () => {
  const known = document.head.querySelector<HTMLMetaElement>('meta[name="robots"]')
  if (known) return known
  const made = document.createElement('meta')
  made.name = 'robots'
  return document.head.appendChild(made)
}

/** While shown, a staff page is titled "<title> (Admin)" and hidden from search engines. */
export const useDocumentHead = (title: string) => {
  useEffect(() => {
    const before = document.title
    document.title = `${title} (Admin)`
    return () => void (document.title = before)
  }, [title])

  useEffect(() => {
    const robots = robotsMeta()
    robots.content = 'noindex,nofollow'
    return () => robots.remove()
  }, [])
}
