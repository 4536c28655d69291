import { EntryPane } from './EntryPane.tsx'
import { useHotelFactsEntryQuery } from './HotelFacts.generated.ts'
import { Loaded } from '../ui/Loaded.tsx'

/** The facts are one record: where other kinds have a list, it stands itself. */
export const HotelFacts = () => (
  <Loaded what="the hotel’s facts" result={useHotelFactsEntryQuery({ fetchPolicy: 'cache-first' })}>
    {({ contentEntries: [facts] }) => facts && <EntryPane id={facts.id} kind="facts" />}
  </Loaded>
)
