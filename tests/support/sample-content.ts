import { readSeed } from '#api/modules/content/seed-content.ts'
import { snapshot } from '#api/modules/content/snapshot.ts'
import { hotelFacts } from '#api/modules/hotel/hotel.facts.ts'
import { contentKindNames } from '#graphql/inputs/content/kinds.ts'

/** What the sample hotel says, as a new database has it. */
export const sampleContent = snapshot(
  contentKindNames.flatMap((kind) =>
    readSeed(kind).map(({ key, document }) => ({ kind, key, published: document, verifiedOn: null })),
  ),
  hotelFacts,
)
