import { Tabs } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { CampaignDesk } from '../campaigns/CampaignDesk.tsx'
import { Audience } from './Audience.tsx'
import { SubscriberList } from './SubscriberList.tsx'
import { useSubscriberFigures } from './useSubscriberFigures.ts'
import { useSubscriberList } from './useSubscriberList.ts'

const excerptRows = 10

/** The Email Marketing Center: who is on the list, and campaigns to them. */
const EmailManagerPage = () => {
  const [query, setQuery] = useSearchParams()
  const figures = useSubscriberFigures()
  const state = useSubscriberList(excerptRows)
  const refresh = () => {
    figures.again()
    void state.list.again()
  }
  return (
    <>
      <Audience figures={figures} />
      <Tabs.Root
        value={query.get('tab') === 'campaign' ? 'campaign' : 'list'}
        onValueChange={({ value }) => setQuery(value === 'list' ? {} : { tab: value })}
        activationMode="manual"
        size="lg"
      >
        <Tabs.List aria-label="Email marketing">
          <Tabs.Trigger value="list">Subscriber List</Tabs.Trigger>
          <Tabs.Trigger value="campaign">Custom Campaign</Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="list" pt="6">
          <SubscriberList state={state} isExcerpt onChanged={refresh} />
        </Tabs.Content>
        <Tabs.Content value="campaign" pt="6">
          <CampaignDesk figures={figures} onSent={refresh} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  )
}

export default EmailManagerPage
