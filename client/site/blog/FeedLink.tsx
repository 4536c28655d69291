import { useSite } from '../site-context.ts'
import { withPrefix } from '#client/paths.ts'

/** Lets news readers find the feed of the language that the page is in. */
export const FeedLink = ({ title }: { title: string }) => {
  const { publicUrl, prefix } = useSite()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={title}
      href={publicUrl + withPrefix('/blog/rss.xml', prefix)}
    />
  )
}
