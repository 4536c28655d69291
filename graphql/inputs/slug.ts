import { z } from 'zod'

export const longestSlug = 80

/** Letters that no normal form takes apart. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', ø: 'o', œ: 'oe', đ: 'd', ł: 'l', þ: 'th', ð: 'd', ı: 'i' }

/** Cuts between words where it can. */
const shorten = (slug: string, longest: number) => {
  if (slug.length <= longest) return slug
  const end = slug.lastIndexOf('-', longest)
  return slug.slice(0, end > longest / 2 ? end : longest)
}

/**
 * The last part of an address for a title: 'Où dîner ?' is 'ou-diner'.
 * @param otherwise what stands where no Latin letter or digit is left
 */
export const slugOf = (title: string, otherwise: string, longest = longestSlug): string => {
  const plain = title
    .toLowerCase()
    .replaceAll(/[ßæøœđłþðı]/g, (letter) => letters[letter]!)
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F'’]/g, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return shorten(plain, longest).replace(/-+$/, '') || otherwise
}

export const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** The last part of an address, as staff may write it. */
export const slugField = (label: string) =>
  z
    .string({ error: `${label} is required` })
    .trim()
    .min(1, `${label} is required`)
    .max(longestSlug, `${label} must have 1 to ${longestSlug} characters`)
    .regex(slugForm, `${label} may contain a to z, 0 to 9 and single hyphens between them`)
