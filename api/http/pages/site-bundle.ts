import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { DocumentNode, ExecutionResult } from 'graphql'
import type { VisitStep } from '#graphql/visits.ts'
import type { Locale } from '#graphql/locales.ts'
import type { PostedForm } from '#graphql/posted-form.ts'
import { root } from '../../root.ts'

/** A page as the client's server bundle hands it over; client/entry-server.tsx makes it. */
export interface RenderedPage {
  status: number
  /** Path to which the page has moved, with status 301. */
  location?: string
  locale: Locale
  /** Title, description, links: what belongs into <head>. */
  head: string
  styles: { emotion: string; css: string }[]
  /** Content of #root. */
  body: string
  state: unknown
  /** How far whoever reads it has come. */
  steps: VisitStep[]
  /** Source files from client/ whose chunks the page needs. */
  sources: string[]
}

/** What is said in place of a page that neither the server nor the browser could make. */
export interface StartProblem {
  /** Language of both. */
  locale: Locale
  text: string
  /** On the button that loads the page anew. */
  retry: string
}

/** Answers a question of a page. */
export type Ask = (document: DocumentNode, variables: Record<string, unknown>) => Promise<ExecutionResult>

/** What every page knows of the hotel before it asks for anything. */
export interface SiteSettings {
  /** Address of the site without a slash at the end. */
  publicUrl: string
  /** Languages that the hotel offers. */
  languages: readonly Locale[]
  timeZone: string
}

/** What the host needs of the client; a build product, never imported as source. */
export interface SiteBundle {
  render: (input: SiteSettings & { url: string; ask: Ask; posted?: PostedForm }) => Promise<RenderedPage>
  /** Public pages without their languages. */
  publicPaths: string[]
  /** The same with those that stand in no sitemap. */
  standingPaths: string[]
  /** An address in the letters of its page. */
  inPageLetters: (pathname: string) => string
  localizedPath: (path: string, locale: Locale) => string
  /** Splits a path into the language that it begins with, if any, and the rest. */
  splitLocale: (pathname: string) => { prefix?: Locale; path: string }
  isStaffPath: (pathname: string) => boolean
  /** Whether only those may see the page who were given its address. */
  isSecretPath: (pathname: string) => boolean
  staffTitles: Record<string, string>
  /** In the language of the address. */
  startProblem: (pathname: string) => Promise<StartProblem>
}

interface ManifestChunk {
  file: string
  imports?: string[]
  css?: string[]
}

export type Manifest = Record<string, ManifestChunk>

/** Everything that turns an address into a document. In development it is made anew for every request. */
export interface Site {
  bundle: SiteBundle
  /** The document with `<!--head-->`, `<!--body-->` and `<!--state-->` in it. */
  template: string
  manifest: Manifest
  /** Only what was built can be held to a policy: in development Vite writes scripts into the page. */
  strict: boolean
}

export const clientFolder = join(root, 'dist', 'client')
const bundleFile = join(root, 'dist', 'server', 'entry-server.js')

/**
 * The stylesheet of the fonts is a kilobyte that blocks the first paint: it goes into the page, its fonts are announced.
 * Its link stays, switched off: without one, the first part that is loaded later would fetch it and set every text anew.
 */
const inlineStylesheets = async (html: string): Promise<string> => {
  let result = html
  for (const [link, href] of html.matchAll(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g)) {
    const css = (await readFile(join(clientFolder, href!), 'utf8')).trim()
    const fonts = [...css.matchAll(/url\(([^)]+\.woff2)\)/g)].map(
      ([, url]) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${url}">`,
    )
    const switchedOff = `<link rel="stylesheet" disabled crossorigin href="${href}">`
    result = result
      .replace(link, '')
      .replace('<!--head-->', `${fonts.join('')}<style>${css}</style>${switchedOff}<!--head-->`)
  }
  return result
}

/** @throws when the client is not built. */
export const loadBuiltSite = async (): Promise<Site> => {
  const [bundle, html, manifest] = await Promise.all([
    import(pathToFileURL(bundleFile).href) as Promise<SiteBundle>,
    readFile(join(clientFolder, 'index.html'), 'utf8'),
    readFile(join(clientFolder, '.vite', 'manifest.json'), 'utf8'),
  ])
  return { bundle, template: await inlineStylesheets(html), manifest: JSON.parse(manifest) as Manifest, strict: true }
}
