/** A page of every kind that guests read, without its language. */
export const pagePaths = [
  '/',
  '/gallery',
  '/rooms/garden-suite',
  '/things-to-do',
  '/deals',
  '/faq',
  '/contact',
  '/blog',
  '/blog/turtle-season',
]
