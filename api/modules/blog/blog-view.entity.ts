import { defineEntity, p, type InferEntity } from '@mikro-orm/core'

/** That a visitor read an article on a day, so that the visit counts once. Useless, and removed, when the day is over. */
export const BlogView = defineEntity({
  name: 'BlogView',
  properties: {
    translationGroup: p.uuid().primary(),
    /** In hotel time. */
    day: p.date().primary().index('blog_view_day_index'),
    /** Keyed hash of day and address: the same visitor's hashes of two days have nothing in common. */
    visitor: p.string().length(64).primary(),
  },
})

export type BlogView = InferEntity<typeof BlogView>
