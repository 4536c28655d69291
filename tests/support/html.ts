import { setTimeout } from 'node:timers/promises'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { clientFolder } from '#api/http/pages/site-bundle.ts'
import type { Caller } from './caller.ts'

/** Documents of a parser have no window, no styles and no scripts: a window for each page would cost far more. */
const newParser = () => new new JSDOM().window.DOMParser()

/** A window keeps every page that its parser has read, some 5 MB each, and one process runs many files of tests. */
const pagesOfParser = 10
let parser = newParser()
let pagesRead = 0

/** HTML without what nobody sees. */
export const parsePage = (html: string): Document => {
  pagesRead += 1
  if (pagesRead % pagesOfParser === 0) parser = newParser()
  const document = parser.parseFromString(html, 'text/html')
  for (const unseen of document.querySelectorAll('[hidden], template')) unseen.remove()
  return document
}

/** A page as the server writes it: what a guest reads before any script runs. */
export const readPage = async (caller: Caller, path: string): Promise<{ status: number; document: Document }> => {
  const { statusCode, body, headers } = await caller.rest('GET', path, undefined, { accept: 'text/html' })
  // A process on a busy machine refuses for a moment, and says for how long.
  if (statusCode !== 503) return { status: statusCode, document: parsePage(body) }
  await setTimeout(Number(headers['retry-after']) * 1000)
  return readPage(caller, path)
}

export const textOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim()

export const texts = (within: ParentNode, selector: string) => [...within.querySelectorAll(selector)].map(textOf)

/** What a screen reader calls it: its label, the element that labels it, or its text. */
const nameOf = (element: Element): string => {
  const label = element.ownerDocument.getElementById(element.getAttribute('aria-labelledby') ?? '')
  return element.getAttribute('aria-label') ?? textOf(label ?? element)
}

/** The only element of its kind with this name. */
export const one = (within: ParentNode, selector: string, name: string | RegExp = /^/): Element => {
  const found = [...within.querySelectorAll(selector)].filter((element) =>
    typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element)),
  )
  if (found.length !== 1) throw new Error(`${found.length} of ${selector} are named ${name}`)
  return found[0]!
}

export const attributeOf = (within: ParentNode, selector: string, attribute: string) =>
  one(within, selector).getAttribute(attribute)

/** What the page tells search engines about itself. */
export const structuredData = (document: Document) =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => JSON.parse(textContent))

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const fieldIn = (form: Element, name: string) => one(form, `[name=${name}]`) as Field

/** What a browser sends for a form as it is filled in. */
export const sentBy = (form: Element): string => {
  const fields = form.querySelectorAll<Field>(':is(input:not([type=checkbox]), :checked, select, textarea)[name]')
  return new URLSearchParams([...fields].map(({ name, value }) => [name, value])).toString()
}

/** The texts of the scripts that stand in a document itself, which would run. */
export const standingScripts = (html: string): string[] =>
  [...new JSDOM(html).window.document.querySelectorAll('script')]
    .filter(({ type, textContent }) => !type.endsWith('json') && textContent)
    .map(({ textContent }) => textContent!)

/** The one that the build put there. */
export const ownScript = async (): Promise<string> => {
  const [own, ...more] = standingScripts(await readFile(join(clientFolder, 'index.html'), 'utf8'))
  if (!own || more.length > 0) throw new Error('The build writes one script into a page')
  return own
}
