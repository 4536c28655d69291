import { useEffect, useState } from 'react'
import { send } from '#client/apollo/send.ts'
import type { RecordBlogViewMutation } from './RecordBlogView.generated.ts'
import recordBlogView from './RecordBlogView.graphql?raw'

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
  const [counted, setCounted] = useState<{ slug: string; views: number }>()

  useEffect(() => {
    if (slug === null) return
    return whenIdle(() => {
      // An article that was read but not counted is no problem of its reader.
      send<RecordBlogViewMutation>(recordBlogView, { slug }).then(
        ({ recordBlogView: { views } }) => setCounted({ slug, views }),
        () => undefined,
      )
    })
  }, [slug])
  return counted && counted.slug === slug ? counted.views : known
}
