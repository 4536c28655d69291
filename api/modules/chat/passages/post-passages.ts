import { paths } from '#graphql/paths.ts'
import { makePassage, type Passage } from './passage.ts'

export interface PublishedPost {
  slug: string
  title: string
  excerpt: string
  content: string
}

const storyPrior = 0.55
const longestPassage = 1_200
const mostPassages = 12

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** The words of a piece of cleaned HTML. */
const plain = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => entities[name]!)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A post cut at its headings: each piece can be found and quoted by itself. */
export const postPassages = (post: PublishedPost): Passage[] =>
  [`<p>${post.excerpt}</p>`, ...post.content.split(/(?=<h[23][\s>])/)]
    .map(plain)
    .filter((text) => text.length > 40)
    .slice(0, mostPassages)
    .map((text, number) =>
      makePassage(
        {
          source: `blog:${post.slug}:${number}`,
          path: paths.blogPost(post.slug),
          title: post.title,
          text: text.slice(0, longestPassage),
        },
        storyPrior,
      ),
    )
