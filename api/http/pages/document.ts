import type { Manifest, RenderedPage, Site, SiteSettings, StartProblem } from './site-bundle.ts'
import { escapeMarkup } from '../../platform/markup.ts'

const site = 'entry-client.tsx'

/** Addresses of the site's own chunks, the named ones, and what they import: all that the browser needs first. */
const scriptsOf = (manifest: Manifest, sources: string[]): string[] => {
  const files = new Set<string>()
  const add = (key: string) => {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  for (const source of [site, ...sources]) add(source)
  return [...files].map((file) => `/${file}`)
}

/** JSON that cannot end the tag it stands in. */
const safeJson = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c')

const stateScript = (state: unknown) => `<script id="page-state" type="application/json">${safeJson(state)}</script>`

/** As it stands in the template. */
const ownLanguage = '<html lang="en"'

/** Puts a rendered page into the template. Functions as replacements: a `$` in a text must stay a dollar. */
export const pageDocument = ({ template, manifest }: Site, page: RenderedPage): string => {
  // With data-s they count as moved into place already: Emotion would take each out of the page and put it back.
  const styles = page.styles
    .map(({ emotion, css }) => `<style data-emotion="${emotion}" data-s="">${css}</style>`)
    .join('')
  return template
    .replace(ownLanguage, () => `<html lang="${page.locale}"`)
    .replace('<!--head-->', () => page.head + styles)
    .replace(
      '<script type="module"',
      `<script type="module" data-scripts="${scriptsOf(manifest, page.sources).join(' ')}"`,
    )
    .replace('<!--body-->', () => page.body)
    .replace('<!--state-->', () => stateScript(page.state))
}

const preload = (href: string) => `<link rel="modulepreload" crossorigin href="${href}">`

const standingScript = /<script>.*?<\/script>/s

/**
 * The document without content, which the browser fills.
 * @param problem what the first script says when the code that fills it cannot be had
 */
export const emptyDocument = (
  { template, manifest }: Site,
  head: string,
  problem: StartProblem,
  settings: SiteSettings,
  sources: string[] = [],
): string =>
  template
    .replace(ownLanguage, () => `<html lang="${problem.locale}"`)
    // Nothing can be pressed yet.
    .replace(standingScript, '')
    .replace(
      '<div id="root"',
      () => `<div id="root" data-problem="${escapeMarkup(problem.text)}" data-retry="${escapeMarkup(problem.retry)}"`,
    )
    .replace('<!--head-->', () => head + scriptsOf(manifest, sources).map(preload).join(''))
    .replace('<!--body-->', '')
    .replace('<!--state-->', () => stateScript({ ...settings, answers: {} }))

/** In place of a page whose rendering failed: the browser tries it by itself, and without scripts it says so. */
export const failedDocument = (site: Site, problem: StartProblem, settings: SiteSettings): string =>
  emptyDocument(site, '<meta name="robots" content="noindex">', problem, settings).replace(
    '</body>',
    () =>
      `<noscript><main><p>${escapeMarkup(problem.text)}</p><p><a href="">${escapeMarkup(problem.retry)}</a></p></main></noscript></body>`,
  )
