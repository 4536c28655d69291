import { Box, Text } from '@chakra-ui/react'
import { Panel } from '../ui/Panel.tsx'

const tips = [
  'Submit the site manually: the SEO & Search tab hands its pages and sitemap to Google and Bing.',
  'Build backlinks: ask local guides, the town and neighbours to link to the site.',
  'Create content: blog posts about the beach, the town and the seasons give search engines more to find.',
  'Wait 1-2 weeks: new domains take time to appear in search data.',
]

/** Stands in place of the numbers while the data provider knows nothing of the domain. */
export const NotIndexed = () => (
  <Panel title="Domain Not Yet Indexed" description="The data provider has no numbers for this domain yet. What helps:">
    <Box as="ol" ps="5" listStyleType="decimal">
      {tips.map((tip) => (
        <Text as="li" key={tip} py="1" ps="1.5" maxWidth="65ch">
          {tip}
        </Text>
      ))}
    </Box>
  </Panel>
)
