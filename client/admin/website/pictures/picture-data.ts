import type { ContentData } from '#graphql/inputs/content/kinds.ts'

type PictureData = ContentData<'picture'>

/** What is known of a picture that has just been uploaded. */
export const uploadedData = (file: string): PictureData => ({
  file,
  focus: { x: 50, y: 50 },
  crops: [],
  kind: 'photograph',
  credit: null,
  licence: null,
})

/** A record's fields, as the schema of its kind has checked them. */
export const pictureData = ({ data }: { data: Record<string, unknown> }) => data as unknown as PictureData
