/** Every public route with the message that is its title; the post's title is the post's own. */
export const publicRoutes: Record<string, string | null> = {
  '/': 'hero.title',
  '/gallery': 'gallery.title',
  '/things-to-do': 'thingsToDo.title',
  '/deals': 'deals.title',
  '/faq': 'faq.title',
  '/blog': 'blog.title',
  '/blog/turtle-season': null,
  '/contact': 'contact.page.title',
  '/privacy': 'privacy.title',
  '/accessibility': 'accessibility.title',
}
