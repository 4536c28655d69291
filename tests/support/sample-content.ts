import { readSeed } from '#api/modules/content/seed-content.ts'
import { snapshot } from '#api/modules/content/snapshot.ts'
import { contentKindNames } from '#graphql/inputs/content/kinds.ts'

/** The sample hotel, as a new database has it. */
export const { facts: hotelFacts, content: sampleContent } = snapshot(
  contentKindNames.flatMap((kind) =>
    readSeed(kind).map(({ key, document }) => ({ kind, key, published: document, verifiedOn: null })),
  ),
)
