import { Field, Flex, NativeSelect, Stack, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useViewer } from '../frame/viewer.tsx'
import { Age } from '../ui/Age.tsx'
import { Button } from '../ui/Button.tsx'
import { FieldRoot } from '../ui/FieldRoot.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Notice } from '../ui/Notice.tsx'
import { SettingsSentence } from '../ui/SettingsSentence.tsx'
import { useGoogleSitesQuery } from './GoogleTools.generated.ts'
import { TopQueries } from './TopQueries.tsx'
import { useGoogleTools } from './useGoogleTools.ts'
import { VerifiedSites } from './VerifiedSites.tsx'

const limits = {
  sitemap:
    'Google’s Indexing API is kept for job postings and live streams, so pages of a hotel reach Google by the sitemap: submitting URLs hands that in.',
  indexing: 'Single addresses go to Google’s Indexing API, which Google keeps for job postings and live streams.',
}

/** What a connected account can do. */
export const GoogleTools = ({ indexingEnabled }: { indexingEnabled: boolean }) => {
  const { can } = useViewer()
  const result = useGoogleSitesQuery()
  const tools = useGoogleTools()
  const sites = result.data?.googleSites.sites ?? []
  const [chosen, setChosen] = useState<string | null>(null)
  const readable = sites.filter(({ permissionLevel }) => permissionLevel !== 'SITE_UNVERIFIED_USER')
  const siteUrl = chosen ?? readable[0]?.siteUrl
  return (
    <Stack gap="5">
      <Flex gap="3" wrap="wrap">
        {can('seo:write') && (
          <>
            <Button
              variant="solid"
              colorPalette="coral"
              onClick={tools.submitUrls}
              loading={tools.urlsBusy}
              loadingText="Submitting..."
            >
              Submit URLs to Google
            </Button>
            <Button onClick={tools.sendSitemap} loading={tools.sitemapBusy} loadingText="Submitting...">
              Submit Sitemap
            </Button>
          </>
        )}
        <Button
          onClick={() => siteUrl && void tools.loadAnalytics(siteUrl)}
          disabled={!siteUrl}
          loading={tools.analyticsBusy}
          loadingText="Loading..."
        >
          Load Analytics
        </Button>
      </Flex>
      <Text color="fg.muted" textStyle="sm">
        {indexingEnabled ? limits.indexing : limits.sitemap}
      </Text>
      {tools.outcomes.map(({ tone, sentence }) => (
        <Notice key={tone} tone={tone}>
          <SettingsSentence>{sentence}</SettingsSentence>
        </Notice>
      ))}
      <Loaded what="verified sites" result={result} height="24">
        {({ googleSites }) => (
          <>
            {!googleSites.success && googleSites.message && (
              <Notice tone="error">
                <SettingsSentence>{googleSites.message}</SettingsSentence>
                {googleSites.sites.length > 0 && googleSites.asOf && (
                  <>
                    {' '}
                    The sites below were read <Age of={googleSites.asOf} />.
                  </>
                )}
              </Notice>
            )}
            {(googleSites.success || googleSites.sites.length > 0) && <VerifiedSites sites={googleSites.sites} />}
          </>
        )}
      </Loaded>
      {readable.length > 1 && (
        <FieldRoot>
          <Field.Label>Site for analytics</Field.Label>
          <NativeSelect.Root>
            <NativeSelect.Field value={siteUrl} onChange={(event) => setChosen(event.target.value)}>
              {readable.map((site) => (
                <option key={site.siteUrl}>{site.siteUrl}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator aria-hidden />
          </NativeSelect.Root>
        </FieldRoot>
      )}
      {tools.analytics && (tools.analytics.success || tools.analytics.rows.length > 0) && (
        <TopQueries analytics={tools.analytics} />
      )}
    </Stack>
  )
}
