/** What a guest asked the map to show. Every wish is a new object, so that the same one can be made twice. */
export type MapWish =
  | { kind: 'place'; id: string; /** Puts the focus on its marker: asked for from outside the map. */ focus?: boolean }
  | { kind: 'all' }
  | { kind: 'nothing' }

export const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches
