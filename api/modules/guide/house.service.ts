import type { Locale } from '#graphql/locales.ts'
import type { Context } from '../../context.ts'
import { faq } from './faq.ts'
import { faqCategoryLabels } from './faq-categories.ts'
import type { Faq } from './faq.type.ts'
import { faqCategories, type FaqCategory, type RoomBlock as RoomBlockRecord } from './guide.model.ts'
import { guideWriter, type GuideWriter } from './guide-writer.ts'
import type { Picture } from './guide.type.ts'
import type { Gallery, Recognition, Review, RoomBlock } from './house.type.ts'
import { pictureIds, type PictureId } from './pictures.ts'
import { allRoomsInclude, propertyFeatures, propertyPictures } from './property.ts'
import { recognition, reviews } from './reviews.ts'
import { roomBlocks } from './room-blocks.ts'

export const faqIn = (ctx: Context, locale: Locale): Faq => {
  const write = guideWriter(ctx, locale)
  const category = (id: FaqCategory) => ({ id, label: write.text(faqCategoryLabels[id]) })
  return {
    categories: faqCategories.map(category),
    entries: faq.map((entry) => ({
      id: entry.id,
      icon: entry.icon,
      category: category(entry.category),
      question: write.text(entry.question),
      answer: write.text(entry.answer),
    })),
  }
}

const writeRoomBlock = (write: GuideWriter, block: RoomBlockRecord): RoomBlock => ({
  ...block,
  name: write.text(block.name),
  description: write.text(block.description),
  pictures: write.pictures(block.pictures),
  features: write.list(block.features),
})

export const galleryIn = (ctx: Context, locale: Locale): Gallery => {
  const write = guideWriter(ctx, locale)
  return {
    propertyPictures: write.pictures(propertyPictures),
    propertyFeatures: write.list(propertyFeatures),
    allRoomsInclude: write.list(allRoomsInclude),
    roomBlocks: roomBlocks.map((block) => writeRoomBlock(write, block)),
  }
}

export const roomBlockIn = (ctx: Context, locale: Locale, id: string): RoomBlock | null => {
  const block = roomBlocks.find((known) => known.id === id)
  return block ? writeRoomBlock(guideWriter(ctx, locale), block) : null
}

const mostPictures = 100

const isPictureId = (id: string): id is PictureId => (pictureIds as readonly string[]).includes(id)

/** Pictures by their names, in the asked order; at most 100, unknown names are left out. */
export const listPictures = (ctx: Context, locale: Locale, ids: string[]): Picture[] =>
  guideWriter(ctx, locale).pictures(ids.slice(0, mostPictures).filter(isPictureId))

export const listReviews = (ctx: Context, locale: Locale): Review[] => {
  const write = guideWriter(ctx, locale)
  return reviews.map((review) => ({ ...review, origin: write.text(review.origin), text: write.text(review.text) }))
}

export const recognitionIn = (ctx: Context, locale: Locale): Recognition => {
  const write = guideWriter(ctx, locale)
  return {
    ...recognition,
    award: write.text(recognition.award),
    scores: recognition.scores.map(({ label, value }) => ({ label: write.text(label), value })),
    sourceUrl: ctx.facts.profiles.tripadvisor,
  }
}
