import { useEffect } from 'react'

const leading = /^\(\d+\) /

/** "(3) Admin Panel (Admin)" among the browser's tabs while another one is looked at; the bare title once this one is. */
export const useCountInTitle = (count: number) => {
  useEffect(() => {
    const write = (shown: number) => {
      const bare = document.title.replace(leading, '')
      document.title = shown > 0 ? `(${shown}) ${bare}` : bare
    }
    const update = () => write(document.hidden ? count : 0)
    update()
    document.addEventListener('visibilitychange', update)
    return () => {
      document.removeEventListener('visibilitychange', update)
      write(0)
    }
  }, [count])
}
