import type { Page } from '@playwright/test'
import { hotelFacts } from '#tests/support/sample-content.ts'
import { expect, waitForHydration } from './browser.ts'

export const { phone } = hotelFacts
export const greeting =
  "Hello! I'm your AI travel assistant for the hotel. I can help you with hotel information, local attractions, dining recommendations, and trip planning. How can I assist you today?"
export const excuse = `I'm sorry, I'm having trouble connecting right now. Please try again or call us directly at ${phone}.`

export const card = { width: 1280, height: 800 }
export const handset = { width: 390, height: 844 }

export const button = (page: Page) => page.getByRole('button', { name: 'Open AI Assistant' })
export const panel = (page: Page) => page.getByRole('dialog', { name: 'AI Travel Assistant' })
export const input = (page: Page) => panel(page).getByPlaceholder('Ask about the hotel, local area...')
export const send = (page: Page) => panel(page).getByRole('button', { name: 'Send', exact: true })
export const log = (page: Page) => panel(page).getByRole('log')
export const dots = (page: Page) => log(page).locator('[data-dot]')

export const goTo = async (page: Page, path = '/') => {
  await page.goto(path)
  await waitForHydration(page)
}

export const open = async (page: Page, path = '/') => {
  await goTo(page, path)
  await button(page).click()
  await expect(panel(page)).toBeVisible()
}

/** From here on no time passes at the page but what a test lets pass: an answer that is late is waited for. */
export const stopClock = async (page: Page) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
}

export const ask = async (page: Page, question: string) => {
  await input(page).fill(question)
  await input(page).press('Enter')
}

interface Reply {
  response: string
  citations?: { title: string; path: string }[]
  handoffOffered?: boolean
}

export const asEvents = ({ response, citations = [], handoffOffered = false }: Reply) =>
  [{ delta: response }, { done: true, id: 'a.b', response, citations, confident: !handoffOffered, handoffOffered }]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join('')

interface Asked {
  message: string
  history: { role: string; content: string }[]
  language: string
}

/** Answers in the server's place; `release` lets the held answers go. */
export const standIn = async (page: Page, reply: (asked: Asked) => Reply, { held = false } = {}) => {
  const asked: Asked[] = []
  let release = () => {}
  const released = held ? new Promise<void>((resolve) => (release = resolve)) : Promise.resolve()
  await page.route('**/api/chat/stream', async (route) => {
    const question = route.request().postDataJSON() as Asked
    asked.push(question)
    await released
    await route.fulfill({ contentType: 'text/event-stream', body: asEvents(reply(question)) })
  })
  return { asked, release: () => release() }
}

export const isAtBottom = (page: Page) =>
  log(page).evaluate(({ scrollTop, clientHeight, scrollHeight }) => scrollHeight - clientHeight - scrollTop < 2)
