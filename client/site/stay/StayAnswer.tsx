import { RoomOptions } from './RoomOptions.tsx'
import type { StayAnswerProps } from './stay.ts'
import { StayPrice } from './StayPrice.tsx'
import { StepShown } from '../visits/StepShown.tsx'

/** The price in the chosen room, or the rooms that are free. */
const StayAnswer = (props: StayAnswerProps) => (
  <>
    {props.stay.room ? <StayPrice {...props} /> : <RoomOptions {...props} />}
    <StepShown step="planner" />
  </>
)

export default StayAnswer
