import { EntryPane } from './EntryPane.tsx'
import { useWebsiteAddress } from './useWebsiteAddress.ts'

/** The record that the address names. */
const WebsiteTab = () => {
  const { kind, openId } = useWebsiteAddress()
  return kind && openId ? <EntryPane key={`${kind} ${openId}`} id={openId} kind={kind} /> : null
}

export default WebsiteTab
