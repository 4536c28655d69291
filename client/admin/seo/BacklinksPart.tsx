import { Grid } from '@chakra-ui/react'
import { Figure } from '../ui/Figure.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Panel } from '../ui/Panel.tsx'
import { abbreviate } from './abbreviate.ts'
import { useBacklinksPartQuery } from './BacklinksPart.generated.ts'
import { Freshness } from './Freshness.tsx'

/** Links of other sites; without an answer there are dashes, never zeros. */
export const BacklinksPart = () => {
  const result = useBacklinksPartQuery()
  return (
    <Panel title="Backlinks" description="Links of other sites to this one.">
      <Loaded what="backlinks" result={result}>
        {({ seoBacklinks }) => {
          const figure = (value: number) => (seoBacklinks.asOf ? abbreviate(value) : '–')
          return (
            <>
              <Freshness report={seoBacklinks} />
              <Grid as="dl" templateColumns={{ base: 'repeat(2, 1fr)', md: 'repeat(5, 1fr)' }} gap="6">
                <Figure label="Total backlinks" value={figure(seoBacklinks.totalBacklinks)} />
                <Figure label="Referring domains" value={figure(seoBacklinks.domainsNum)} />
                <Figure label="Referring pages" value={figure(seoBacklinks.urlsNum)} />
                <Figure label="Follow links" value={figure(seoBacklinks.followsNum)} />
                <Figure label="Nofollow links" value={figure(seoBacklinks.nofollowsNum)} />
              </Grid>
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}
