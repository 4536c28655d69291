import { useSite } from '../site-context.ts'

/** Fetches the code of a part further down together with the page's data, where the page is not the first one. */
export const usePrefetched = (part: { prefetch: () => void }) => {
  if (!useSite().isFirstPage) part.prefetch()
}
