/** 'family-travel' as 'Family Travel'. */
export const capitalisedWords = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
