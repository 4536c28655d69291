import { paths } from '#graphql/paths.ts'
import { useSite } from '../site-context.ts'
import { withPrefix } from '#client/paths.ts'
import { useText } from '../texts/useText.ts'

/** Lets news readers find the feed of the language that the page is in. */
export const FeedLink = ({ hotelName }: { hotelName: string }) => {
  const text = useText()
  const { publicUrl, prefix } = useSite()
  return (
    <link
      rel="alternate"
      type="application/rss+xml"
      title={[hotelName, text('blog-title')].filter(Boolean).join(': ')}
      href={publicUrl + withPrefix(paths.blogFeed(), prefix)}
    />
  )
}
