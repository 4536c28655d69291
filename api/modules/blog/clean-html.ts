import { LRUCache } from 'lru-cache'
import sanitizeHtml from 'sanitize-html'

/** What an article may consist of; everything else goes, and the contents of scripts and styles with it. */
const allowedTags = ['p', 'h2', 'h3', 'strong', 'em', 'ul', 'ol', 'li', 'blockquote', 'a', 'img', 'br', 'hr']

const pictureAddress = /^\/pictures\/(?:uploads\/)?[a-z0-9-]+\.webp$/

const uploaded = /^(\/pictures\/uploads\/[0-9a-f]{20}-(\d{1,4})x(\d{1,4}))-\d{1,4}\.webp$/
const widths = [480, 800, 1200, 1600]

const rename = (tagName: string) => () => ({ tagName, attribs: {} })

const shared: sanitizeHtml.IOptions = {
  allowedTags,
  allowedAttributes: { a: ['href'], img: ['src', 'alt'], ol: ['start'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowedSchemesByTag: { img: [] },
  allowedSchemesAppliedToAttributes: ['href', 'src'],
  allowProtocolRelative: false,
  nonTextTags: [
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'iframe',
    'object',
    'embed',
    'template',
    'svg',
    'math',
    'title',
    'xmp',
    'noembed',
    'noframes',
  ],
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !pictureAddress.test(attribs['src'] ?? ''),
  transformTags: { b: rename('strong'), i: rename('em'), h1: rename('h2'), h4: rename('h3') },
}

/** An article's HTML as it is stored: headings, text, lists, quotes, links, and pictures of this site. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, shared).trim()

/** Sizes for the browser to choose from, and its room before it is there. */
const dressPicture = (tagName: string, { src = '', alt = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag => {
  const [, start, width, height] = uploaded.exec(src) ?? []
  if (!start) return { tagName, attribs: { src, alt, loading: 'lazy' } }
  const sizes = [...widths.filter((narrower) => narrower < Number(width)), Number(width)]
  const srcset = sizes.map((size) => `${start}-${size}.webp ${size}w`).join(', ')
  return {
    tagName,
    attribs: {
      src,
      alt,
      srcset,
      sizes: '(min-width: 46rem) 43rem, 100vw',
      width: width!,
      height: height!,
      loading: 'lazy',
    },
  }
}

const shown: sanitizeHtml.IOptions = {
  ...shared,
  allowedAttributes: {
    ...shared.allowedAttributes,
    img: ['src', 'alt', 'srcset', 'sizes', 'width', 'height', 'loading'],
  },
  transformTags: { ...shared.transformTags, img: dressPicture },
}

/** Cleaning takes longer than all the rest of reading a post, and the same text comes out the same. */
const cleaned = new LRUCache<string, string>({ max: 1_000, memoMethod: (html) => sanitizeHtml(html, shown).trim() })

/** The same cleaned again as it is shown: what stands in the database is not trusted either. */
export const htmlToShow = (html: string): string => cleaned.memo(html)
