import { Tabs } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { MailNotice } from '../mail/MailNotice.tsx'
import { OutboxTab } from '../mail/OutboxTab.tsx'
import { Audience } from '../subscribers/Audience.tsx'
import { useSubscriberFigures } from '../subscribers/useSubscriberFigures.ts'
import { CampaignDesk } from './CampaignDesk.tsx'
import { CampaignDetail } from './CampaignDetail.tsx'
import { CampaignList } from './CampaignList.tsx'

const NewCampaign = () => {
  const figures = useSubscriberFigures()
  return (
    <>
      <Audience figures={figures} isBrief />
      <CampaignDesk figures={figures} onSent={figures.again} />
    </>
  )
}

/** Writing and sending, what became of it, and the mails themselves. */
const EmailCampaignsPage = () => {
  const [query, setQuery] = useSearchParams()
  const wanted = query.get('tab')
  const tab = wanted === 'campaigns' || wanted === 'outbox' ? wanted : 'new'
  const campaignId = query.get('campaign')
  return (
    <Tabs.Root
      value={tab}
      onValueChange={({ value }) => setQuery(value === 'new' ? {} : { tab: value })}
      activationMode="manual"
      lazyMount
      unmountOnExit
      size="lg"
    >
      <Tabs.List aria-label="Email campaigns">
        <Tabs.Trigger value="new">New campaign</Tabs.Trigger>
        <Tabs.Trigger value="campaigns">Campaigns</Tabs.Trigger>
        <Tabs.Trigger value="outbox">Outbox</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="new" pt="6">
        <NewCampaign />
      </Tabs.Content>
      <Tabs.Content value="campaigns" pt="6">
        <MailNotice />
        {campaignId ? <CampaignDetail key={campaignId} id={campaignId} /> : <CampaignList />}
      </Tabs.Content>
      <Tabs.Content value="outbox" pt="6">
        <OutboxTab />
      </Tabs.Content>
    </Tabs.Root>
  )
}

export default EmailCampaignsPage
