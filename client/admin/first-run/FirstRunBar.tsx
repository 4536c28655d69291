import { Flex, Link, Text } from '@chakra-ui/react'
import { Link as RouterLink } from 'react-router-dom'
import { useViewer } from '../frame/viewer.tsx'
import { useSampleHotelQuery } from './SampleHotel.generated.ts'
import { useSetupQuery } from './Setup.generated.ts'
import { countDone } from './steps.ts'

const setupAddress = '/admin?tab=setup'

/** How much of the sample guests still see: for staff, never for guests. */
const SampleLine = ({ mayDecide }: { mayDecide: boolean }) => {
  const sample = useSampleHotelQuery().data?.sampleHotel
  if (!sample || sample.records === 0 || sample.answer === 'KEPT') return null
  return (
    <Text>
      This is the sample hotel: {sample.records.toLocaleString('en-US')} records of it are still shown to guests.{' '}
      {mayDecide && (
        <Link asChild fontWeight="semibold">
          <RouterLink to={setupAddress}>Keep it or start empty</RouterLink>
        </Link>
      )}
    </Text>
  )
}

const ProgressLine = () => {
  const setup = useSetupQuery().data?.setup
  if (!setup || setup.isDismissed) return null
  const done = countDone(setup.steps)
  if (done === setup.steps.length) return null
  return (
    <Text>
      First steps: {done} of {setup.steps.length} done.{' '}
      <Link asChild fontWeight="semibold">
        <RouterLink to={setupAddress}>Go on</RouterLink>
      </Link>
    </Text>
  )
}

/** What is left to do of a fresh installation, on top of the desk until it is done or put aside. */
export const FirstRunBar = () => {
  const { can } = useViewer()
  const mayDecide = can('hotel:setup')
  if (!can('content:read')) return null
  return (
    <Flex
      gap="1"
      columnGap="8"
      wrap="wrap"
      mb="4"
      textStyle="sm"
      color="fg.muted"
      css={{ '&:empty': { display: 'none' } }}
    >
      <SampleLine mayDecide={mayDecide} />
      {mayDecide && <ProgressLine />}
    </Flex>
  )
}
