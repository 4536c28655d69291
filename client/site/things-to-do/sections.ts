/** The page's sections in their order; also their anchors and the names of their messages. */
export const outingSections = ['walking', 'restaurants', 'drives', 'trips', 'around'] as const

export type OutingSectionId = (typeof outingSections)[number]
