import { Badge, Box, Flex, Text } from '@chakra-ui/react'
import { Inset } from '../ui/Inset.tsx'
import type { GoogleSitesQuery } from './GoogleTools.generated.ts'
import { permissionNames } from './permission-levels.ts'

type Site = GoogleSitesQuery['googleSites']['sites'][number]

/** The sites that the connected account sees, with what it may do there. */
export const VerifiedSites = ({ sites }: { sites: readonly Site[] }) => (
  <Inset title="Verified sites">
    {sites.length === 0 ? (
      <Text color="fg.muted">
        This account sees no site yet. Add it as a user of the site’s property in Search Console.
      </Text>
    ) : (
      <Box as="ul" listStyleType="none" aria-label="Verified sites">
        {sites.map(({ siteUrl, permissionLevel }) => (
          <Flex as="li" key={siteUrl} gap="3" justify="space-between" align="center" py="1.5">
            <Text overflowWrap="anywhere">{siteUrl}</Text>
            <Badge colorPalette={permissionLevel === 'SITE_UNVERIFIED_USER' ? 'orange' : 'green'}>
              {permissionNames[permissionLevel]}
            </Badge>
          </Flex>
        ))}
      </Box>
    )}
  </Inset>
)
