import type { Locator, Page } from '@playwright/test'

/** How far everything above an element is scrolled, once nothing moves any more. */
const scrolledNow = (target: Locator) =>
  target.evaluate(async (element) => {
    let before = -1
    let now = 0
    while (now !== before) {
      before = now
      for (let frames = 0; frames < 10; frames += 1) await new Promise(requestAnimationFrame)
      now = window.scrollY
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        now += above.scrollTop
    }
    return now
  })

export interface Person {
  presses: number
  /** In CSS pixels, up and down; what the page scrolls by itself is no work. */
  scrolled: number
  /** A click or a tap. */
  press: (target: Locator) => Promise<void>
  /** From one to another with the button held: pressed and let go, which counts as two. */
  drag: (from: Locator, to: Locator) => Promise<void>
  key: (name: string) => Promise<void>
  /** A field counts once, however much is typed into it. */
  type: (target: Locator, text: string) => Promise<void>
  /** A list that folds open is pressed, and then its line. */
  choose: (target: Locator, label: string) => Promise<void>
  /** Scrolls until it stands in view. */
  see: (target: Locator) => Promise<void>
}

/** Does at a page what a person would, and counts it. */
export const personAt = (page: Page): Person => {
  const reach = async (target: Locator, scroll: () => Promise<void>) => {
    await target.waitFor()
    const before = await scrolledNow(target)
    await scroll()
    person.scrolled += Math.abs((await scrolledNow(target)) - before)
  }
  const person: Person = {
    presses: 0,
    scrolled: 0,
    press: async (target) => {
      await reach(target, () => target.click({ trial: true }))
      await target.click()
      person.presses += 1
    },
    drag: async (from, to) => {
      await reach(from, () => from.click({ trial: true }))
      await from.hover()
      await page.mouse.down()
      await to.hover()
      await page.mouse.up()
      person.presses += 2
    },
    key: async (name) => {
      await page.keyboard.press(name)
      person.presses += 1
    },
    type: async (target, text) => {
      await reach(target, () => target.click({ trial: true }))
      await target.fill(text)
      person.presses += 1
    },
    choose: async (target, label) => {
      await reach(target, () => target.click({ trial: true }))
      await target.selectOption({ label })
      person.presses += 2
    },
    see: (target) => reach(target, () => target.scrollIntoViewIfNeeded()),
  }
  return person
}
