import { Stack } from '@chakra-ui/react'
import { Loaded } from '../ui/Loaded.tsx'
import { SampleQuestion } from './SampleQuestion.tsx'
import { useSampleHotelQuery } from './SampleHotel.generated.ts'
import { useSetupQuery } from './Setup.generated.ts'
import { StepList } from './StepList.tsx'

/** From a fresh installation to a hotel: what becomes of the sample, and what is to be done before guests come. */
const SetupTab = () => (
  <Stack gap="6">
    <Loaded what="the sample hotel" result={useSampleHotelQuery()}>
      {({ sampleHotel }) => <SampleQuestion sample={sampleHotel} />}
    </Loaded>
    <Loaded what="the first steps" result={useSetupQuery()}>
      {({ setup }) => <StepList setup={setup} />}
    </Loaded>
  </Stack>
)

export default SetupTab
