import { Flex, Stack } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Button } from '../ui/Button.tsx'
import { RefreshIcon } from '../ui/icons.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { SandboxBadge } from '../ui/SandboxBadge.tsx'
import { ApiUnits } from './ApiUnits.tsx'
import { Freshness } from './Freshness.tsx'
import { NotIndexed } from './NotIndexed.tsx'
import { OverviewCards } from './OverviewCards.tsx'
import { SeoParts } from './SeoParts.tsx'
import { useSeoTabQuery } from './SeoTab.generated.ts'
import { useRefreshSeo } from './useRefreshSeo.ts'
import { useSeoPart } from './useSeoPart.ts'

const everyFiveMinutes = 300_000
const noData = 'No data available'

/** The site's place in searches, as the data provider sees it. */
const SeoTab = () => {
  const { can } = useViewer()
  const result = useSeoTabQuery({
    pollInterval: everyFiveMinutes,
    skipPollAttempt: () => document.hidden,
  })
  const { refresh, refreshing } = useRefreshSeo()
  const { part, choose } = useSeoPart()
  const overview = result.data?.seoOverview
  const isIndexed = Boolean(overview && overview.message !== noData)
  return (
    <Stack gap="6">
      <Panel
        title="SEO Analytics"
        description="Powered by Semrush"
        action={
          <Flex gap="3" align="center">
            {overview?.sandbox && <SandboxBadge />}
            {can('seo:write') && (
              <Button
                onClick={() => void refresh(isIndexed ? part.report : 'OVERVIEW')}
                loading={refreshing}
                loadingText="Refreshing..."
              >
                <RefreshIcon /> Refresh
              </Button>
            )}
          </Flex>
        }
      >
        <Stack gap="3">
          <ApiUnits />
          {overview && <Freshness report={overview} />}
        </Stack>
      </Panel>
      <Loaded what="SEO figures" result={result}>
        {({ seoOverview }) =>
          seoOverview.message === noData ? (
            <NotIndexed />
          ) : (
            <Stack gap="6">
              <OverviewCards overview={seoOverview} />
              <SeoParts overview={seoOverview} current={part.id} onChoose={choose} />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

export default SeoTab
