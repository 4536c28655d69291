import { useEffect, useState } from 'react'
import { useRecordBlogViewMutation } from './RecordBlogView.generated.ts'

/** Calls when the browser has nothing better to do; Safari knows no idle time. */
const whenIdle = (call: () => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, 2_000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(call, { timeout: 5_000 })
  return () => cancelIdleCallback(request)
}

/** Counts this reader once the page stands, and answers the number as it is then; a preview has no slug to count. */
export const useCountedViews = (slug: string | null, known: number): number => {
  const [record] = useRecordBlogViewMutation()
  const [counted, setCounted] = useState<{ slug: string; views: number }>()

  useEffect(() => {
    if (slug === null) return
    return whenIdle(() => {
      // An article that was read but not counted is no problem of its reader.
      record({ slug }).then(
        ({ recordBlogView }) => setCounted({ slug, views: recordBlogView.views }),
        () => undefined,
      )
    })
  }, [record, slug])
  return counted && counted.slug === slug ? counted.views : known
}
