import { Flex, Link, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link as RouterLink } from 'react-router-dom'
import { deskPath } from '#graphql/desk-paths.ts'
import { PageSkeleton } from '../frame/PageSkeleton.tsx'
import { useViewer } from '../frame/viewer.tsx'
import { formatNumber } from '../ui/number.ts'
import { useSampleHotelQuery, type SampleHotelPartsFragment } from './SampleHotel.generated.ts'
import { useSetupQuery, type SetupPartsFragment } from './Setup.generated.ts'
import { countDone } from './steps.ts'

const setupAddress = deskPath('setup')

/** How much of the sample guests still see: for staff, never for guests. */
const SampleLine = ({ sample, mayDecide }: { sample: SampleHotelPartsFragment; mayDecide: boolean }) => {
  if (sample.records === 0 || sample.answer === 'KEPT') return null
  return (
    <Text>
      This is the sample hotel: {formatNumber(sample.records)} records of it are still shown to guests.{' '}
      {mayDecide && (
        <Link asChild fontWeight="semibold">
          <RouterLink to={setupAddress}>Keep it or start empty</RouterLink>
        </Link>
      )}
    </Text>
  )
}

const ProgressLine = ({ setup }: { setup: SetupPartsFragment }) => {
  const done = countDone(setup.steps)
  if (setup.isDismissed || done === setup.steps.length) return null
  return (
    <Text>
      First steps: {done} of {setup.steps.length} done.{' '}
      <Link asChild fontWeight="semibold">
        <RouterLink to={setupAddress}>Go on</RouterLink>
      </Link>
    </Text>
  )
}

interface FirstRunBarProps {
  isShown: boolean
  /** The desk. It waits until the bar is known, so that nothing moves under somebody's hand. */
  children: ReactNode
}

/** What is left to do of a fresh installation, on top of the desk until it is done or put aside. */
export const FirstRunBar = ({ isShown, children }: FirstRunBarProps) => {
  const { can } = useViewer()
  const mayDecide = can('hotel:setup')
  const sample = useSampleHotelQuery({ fetchPolicy: 'cache-first', skip: !isShown || !can('content:read') })
  const setup = useSetupQuery({ fetchPolicy: 'cache-first', skip: !isShown || !mayDecide })
  if ([sample, setup].some(({ data, loading }) => loading && !data)) return <PageSkeleton />
  return (
    <>
      <Flex
        gap="1"
        columnGap="8"
        wrap="wrap"
        mb="4"
        textStyle="sm"
        color="fg.muted"
        css={{ '&:empty': { display: 'none' } }}
      >
        {isShown && sample.data && <SampleLine sample={sample.data.sampleHotel} mayDecide={mayDecide} />}
        {isShown && setup.data && <ProgressLine setup={setup.data.setup} />}
      </Flex>
      {children}
    </>
  )
}
