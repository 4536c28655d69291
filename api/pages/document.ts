import type { Manifest, RenderedPage, Site } from './site-bundle.ts'

/**
 * The page's own chunks and what they import, so that the browser fetches all of it at once. A page that is there
 * already needs its scripts after its picture and its fonts.
 */
const preloads = (manifest: Manifest, sources: string[], template: string, priority: 'auto' | 'low'): string => {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...files]
    .filter((file) => !template.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="${priority}" href="/${file}">`)
    .join('')
}

/** JSON that cannot end the tag it stands in. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

/** Puts a rendered page into the template. Functions as replacements: a `$` in a text must stay a dollar. */
export const pageDocument = ({ template, manifest }: Site, page: RenderedPage): string => {
  // With data-s they count as moved into place already: Emotion would take each out of the page and put it back.
  const styles = page.styles
    .map(({ emotion, css }) => `<style data-emotion="${emotion}" data-s="">${css}</style>`)
    .join('')
  return template
    .replace('<html lang="en"', () => `<html lang="${page.locale}"`)
    .replace('<!--head-->', () => page.head + styles + preloads(manifest, page.sources, template, 'low'))
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<!--body-->', () => page.body)
    .replace('<!--state-->', () => `<script id="page-state" type="application/json">${safeJson(page.state)}</script>`)
}

/** The document without content, which the browser fills: staff pages, and pages whose rendering failed. */
export const emptyDocument = ({ template, manifest }: Site, head: string, sources: string[] = []): string =>
  template
    .replace('<!--head-->', () => head + preloads(manifest, sources, template, 'auto'))
    .replace('<!--body-->', '')
    .replace('<!--state-->', '')
