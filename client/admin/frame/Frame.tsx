import { Box, Flex, Link } from '@chakra-ui/react'
import { staffPaths } from '#graphql/paths.ts'
import { areaLabels } from '../desk/area-names.ts'
import { placesBeside } from '../desk/areas.ts'
import { PlaceLinks } from '../desk/PlaceLinks.tsx'
import { useAddress } from './useAddress.ts'
import { NewInquiryWatch } from '../inquiries/NewInquiryWatch.tsx'
import { DeskShortcuts } from '../shortcuts/DeskShortcuts.tsx'
import { Notice } from '../ui/Notice.tsx'
import { TabScroll } from '../ui/TabScroll.tsx'
import { BottomBar } from './BottomBar.tsx'
import type { ColorModeProps } from './ColorModeButton.tsx'
import { DeskPart } from './DeskPart.tsx'
import { PageHeading } from './PageHeading.tsx'
import type { AdminPage } from './pages.ts'
import { TopBar } from './TopBar.tsx'
import { useViewer } from './viewer.tsx'

const NotPermitted = () => (
  <Notice tone="info" maxWidth="40rem">
    Your account does not include this page. An owner can change your role under Staff.
  </Notice>
)

/** What surrounds every page of the desk for a signed-in person. */
export const Frame = ({ page, ...colorMode }: { page: AdminPage } & ColorModeProps) => {
  const { can } = useViewer()
  const { area, place } = useAddress()
  const permitted = !page.permission || can(page.permission)
  const isDesk = page.path === staffPaths.desk
  return (
    <NewInquiryWatch>
      <Flex direction="column" minHeight="100dvh">
        <Link
          href="#content"
          position="absolute"
          insetStart="4"
          top="-20"
          zIndex="docked"
          bg="bg.panel"
          px="4"
          py="2"
          _focusVisible={{ top: '4' }}
        >
          Skip to the content
        </Link>
        <TopBar {...colorMode} />
        <Box
          as="main"
          id="content"
          tabIndex={-1}
          outline="none"
          flex="1"
          width="full"
          maxWidth="96rem"
          mx="auto"
          px={{ base: '4', md: '6', '2xl': '8' }}
          pt={{ base: '5', md: '8' }}
          // The bar at the foot lies over the page.
          pb={{ base: '24', xl: '8' }}
        >
          <PageHeading title={isDesk && area ? areaLabels[area] : page.title} />
          {area && !isDesk && (
            <Box mb="6">
              <TabScroll current={place}>
                <PlaceLinks places={placesBeside(can, area)} />
              </TabScroll>
            </Box>
          )}
          <DeskPart key={page.path}>{permitted ? <page.Content /> : <NotPermitted />}</DeskPart>
        </Box>
        <BottomBar {...colorMode} />
        <DeskShortcuts {...colorMode} />
      </Flex>
    </NewInquiryWatch>
  )
}
