import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { staffPaths } from '#graphql/paths.ts'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { PlusIcon, SendIcon, UploadIcon } from '../ui/icons.tsx'
import { Panel } from '../ui/Panel.tsx'
import { AddSubscriberDialog } from './AddSubscriberDialog.tsx'
import { Audience } from './Audience.tsx'
import { ExportButtons } from './ExportButtons.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { SubscriberList } from './SubscriberList.tsx'
import { useSubscriberFigures } from './useSubscriberFigures.ts'
import { useSubscriberList } from './useSubscriberList.ts'

const pageRows = 100

/** The Email List Manager: everybody on the list, and what is done with the list as a whole. */
const EmailAdminPage = () => {
  const { can } = useViewer()
  const figures = useSubscriberFigures()
  const state = useSubscriberList(pageRows)
  const [opened, setOpened] = useState<'add' | 'import' | null>(null)
  const refresh = () => {
    figures.again()
    void state.list.again()
  }
  return (
    <>
      <Audience figures={figures} />
      <Panel title="Quick actions" mb="6">
        <Flex gap="3" wrap="wrap">
          <ExportButtons search={state.search} isDisabled={state.list.total === 0} />
          {can('subscribers:write') && (
            <Button onClick={() => setOpened('add')}>
              <PlusIcon />
              Add a subscriber
            </Button>
          )}
          {can('subscribers:write') && (
            <Button onClick={() => setOpened('import')}>
              <UploadIcon />
              Import CSV
            </Button>
          )}
          {can('campaigns:read') && (
            <Button asChild>
              <Link to={staffPaths.emailCampaigns}>
                <SendIcon />
                Write a campaign
              </Link>
            </Button>
          )}
        </Flex>
      </Panel>
      <SubscriberList state={state} isExcerpt={false} onChanged={refresh} />
      <AddSubscriberDialog open={opened === 'add'} onClose={() => setOpened(null)} onAdded={refresh} />
      <ImportDialog open={opened === 'import'} onClose={() => setOpened(null)} onImported={refresh} />
    </>
  )
}

export default EmailAdminPage
