/** Per cent off stays of so many nights or more; dates are days of arrival in hotel time. */
export interface LongStayFacts {
  id: string
  /** Null for every room type. */
  roomTypeId: string | null
  minNights: number
  percent: number
  startDate: string
  /** Null until further notice. */
  endDate: string | null
}

interface LongStay {
  /** Null for what holds whatever the room. */
  roomTypeId: string | null
  arrival: string
  nights: number
}

/** Whether it is about stays that arrive on a day, if they are long enough. */
export const isLongStayOn = (rate: LongStayFacts, roomTypeId: string | null, arrival: string): boolean =>
  (rate.roomTypeId === null || rate.roomTypeId === roomTypeId) &&
  rate.startDate <= arrival &&
  (rate.endDate === null || arrival <= rate.endDate)

/** The one that is best for the guest; of equals the one that asks for more nights, then the one with the lower id. */
const compare = (a: LongStayFacts, b: LongStayFacts): number =>
  b.percent - a.percent || b.minNights - a.minNights || (a.id < b.id ? -1 : 1)

/** The one long-stay rate of a stay, judged on its arrival and its length; null when there is none (decision 133). */
export const longStayOf = (
  rates: readonly LongStayFacts[],
  { roomTypeId, arrival, nights }: LongStay,
): LongStayFacts | null => {
  let best: LongStayFacts | null = null
  for (const rate of rates) {
    const holds = rate.minNights <= nights && isLongStayOn(rate, roomTypeId, arrival)
    if (holds && (!best || compare(rate, best) < 0)) best = rate
  }
  return best
}

/** Every stay that has the one has the other too, which takes as much off or more. */
const covers = (other: LongStayFacts, rate: LongStayFacts): boolean =>
  other.percent >= rate.percent &&
  other.minNights <= rate.minNights &&
  (other.roomTypeId === null || other.roomTypeId === rate.roomTypeId) &&
  other.startDate <= rate.startDate &&
  (other.endDate === null || (rate.endDate !== null && rate.endDate <= other.endDate))

/** The rate that leaves nothing to do for this one; null when it lowers the price of some stay. Of twins the one with the lower id counts. */
export const overrulingLongStay = <Rate extends LongStayFacts>(
  rate: LongStayFacts,
  others: readonly Rate[],
): Rate | null =>
  others.find((other) => other.id !== rate.id && covers(other, rate) && !(covers(rate, other) && rate.id < other.id)) ??
  null
