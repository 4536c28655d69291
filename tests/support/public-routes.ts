/** Every public route with the message that is its title; those of a room and of a post are their own. */
export const publicRoutes: Record<string, string | null> = {
  '/': 'home-hero-title',
  '/gallery': 'gallery-title',
  '/rooms/one-bedroom-suite': null,
  '/things-to-do': 'things-to-do-title',
  '/deals': 'deals-title',
  '/faq': 'faq-title',
  '/blog': 'blog-title',
  '/blog/turtle-season': null,
  '/contact': 'contact-title',
  '/privacy': 'privacy.title',
  '/accessibility': 'accessibility.title',
}

/** What the site hands out besides its pages. */
export const publicFiles = [
  '/robots.txt',
  '/sitemap.xml',
  '/blog/rss.xml',
  '/fi/blog/rss.xml',
  '/api/openapi.json',
  '/site.webmanifest',
  '/.well-known/security.txt',
]
