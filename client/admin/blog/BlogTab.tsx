import { EntryList } from './EntryList.tsx'
import { EntryPane } from './EntryPane.tsx'
import { useBlogAddress } from './useBlogAddress.ts'

/** The list of posts, or the one that the address names. */
const BlogTab = () => {
  const { openId } = useBlogAddress()
  return openId ? <EntryPane key={openId} id={openId} /> : <EntryList />
}

export default BlogTab
