import { Grid, Stack, type BoxProps } from '@chakra-ui/react'
import { useViewer } from '../frame/viewer.tsx'
import { Age } from '../ui/Age.tsx'
import { Button } from '../ui/Button.tsx'
import { failureOf } from '../ui/failure.ts'
import { RefreshIcon } from '../ui/icons.tsx'
import { LoadFailure } from '../ui/LoadFailure.tsx'
import { Panel } from '../ui/Panel.tsx'
import { notify } from '../ui/toasts.tsx'
import {
  SeoStatusCardDocument,
  useRunSeoSelfCheckMutation,
  useSeoStatusCardQuery,
  type SeoStatusCardQuery,
} from './SeoStatusCard.generated.ts'
import { badgeNames, StatusBadge } from './StatusBadge.tsx'

/** Four fixed badges, each with what was really found on the site, and when. */
export const SeoStatusCard = (box: BoxProps) => {
  const { can } = useViewer()
  const result = useSeoStatusCardQuery()
  const [check, { loading }] = useRunSeoSelfCheckMutation({
    update: (cache, { data }) => {
      if (data)
        cache.updateQuery<SeoStatusCardQuery>({ query: SeoStatusCardDocument }, () => ({
          seoSelfCheck: data.runSeoSelfCheck,
        }))
    },
  })
  const run = async () => {
    try {
      await check()
    } catch (error) {
      notify({ tone: 'error', title: 'The site was not checked', description: failureOf(error).message })
    }
  }
  const checkedAt = result.data?.seoSelfCheck.checkedAt
  return (
    <Panel
      {...box}
      title="SEO Status"
      description={
        checkedAt ? (
          <>
            The site was last checked <Age of={checkedAt} />; it is checked every night.
          </>
        ) : (
          'The site is checked every night.'
        )
      }
      action={
        can('seo:write') && (
          <Button onClick={run} loading={loading} loadingText="Checking...">
            <RefreshIcon /> Check Now
          </Button>
        )
      }
    >
      <Stack gap="4">
        {result.error && (
          <LoadFailure
            what="the state of the site"
            failure={failureOf(result.error)}
            onRetry={() => void result.refetch().catch(() => undefined)}
            retrying={result.loading}
          />
        )}
        <Grid
          as="ul"
          listStyleType="none"
          templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', '2xl': 'repeat(4, minmax(0, 1fr))' }}
          gap="4"
        >
          {badgeNames.map((name) => (
            <StatusBadge
              key={name}
              name={name}
              found={result.data?.seoSelfCheck.badges.find((badge) => badge.name === name)}
              checkedAt={checkedAt}
            />
          ))}
        </Grid>
      </Stack>
    </Panel>
  )
}
