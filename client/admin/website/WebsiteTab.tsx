import { EntryPane } from './EntryPane.tsx'
import { HotelFacts } from './HotelFacts.tsx'
import { KindList } from './KindList.tsx'
import { PictureLibrary } from './pictures/PictureLibrary.tsx'
import { Overview } from './Overview.tsx'
import { useWebsiteAddress } from './useWebsiteAddress.ts'

/** What guests read: every kind of it, the list of one, or the record that the address names. */
const WebsiteTab = () => {
  const { kind, openId } = useWebsiteAddress()
  if (!kind) return <Overview />
  if (kind === 'picture' && (!openId || openId === 'new')) return <PictureLibrary />
  if (openId) return <EntryPane key={`${kind} ${openId}`} id={openId} kind={kind} />
  return kind === 'facts' ? <HotelFacts /> : <KindList key={kind} kind={kind} />
}

export default WebsiteTab
