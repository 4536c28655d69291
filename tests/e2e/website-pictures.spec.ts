import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './browser.ts'
import { askGraphql, expectFocusIn, openDesk, run, settle, toast } from './desk.ts'
import { sandboxPort } from './sandbox.ts'

// What is changed here, other tests read on the pages of the plain server.
test.use({ baseURL: `http://localhost:${sandboxPort}` })

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const read = async (page: Page, path: string) => (await page.request.get(path)).text()

const picture = (name: string, background: string) =>
  sharp({ create: { width: 1600, height: 1067, channels: 3, background } })
    .composite([
      { input: Buffer.from(`<svg width="400" height="40"><text y="30">${name} ${run}</text></svg>`), top: 9, left: 9 },
    ])
    .jpeg()
    .toBuffer()

/**
 * Files on the disk, as a person has them: bytes that are handed over in the page weigh on it for the rest of the test. A
 * test's own folder bears its title, and where no locale is set the browser takes no file below a name that is not ASCII.
 */
const onDisk = async (files: Record<string, Buffer>) => {
  const folder = await mkdtemp(join(tmpdir(), 'chosen-'))
  const paths = Object.keys(files).map((name) => join(folder, name))
  await Promise.all(Object.values(files).map((bytes, at) => writeFile(paths[at]!, bytes)))
  return { paths, remove: () => rm(folder, { recursive: true }) }
}

const heroOf = async (page: Page) => {
  const { contentEntries } = await askGraphql(page, '{ contentEntries(kind: PICTURE) { id key data version } }')
  return contentEntries.find(({ key }: { key: string }) => key === 'inn-golden-hour')
}

test('pictures come to the library, and one of them takes the place of the hero’s everywhere', async ({ page }) => {
  const [pool, terrace] = [`pool-${run}.jpg`, `terrace-${run}.jpg`]
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '/admin?tab=website&kind=picture')
  // Nobody chooses files while the screen is still on its way.
  await settle(page)

  await test.step('several at once, each with its own answer', async () => {
    const { paths, remove } = await onDisk({
      [pool]: await picture(pool, '#2f7f8f'),
      'notes.jpg': Buffer.from('no picture at all'),
      'large.jpg': Buffer.alloc(9 * 1024 * 1024),
      [terrace]: await picture(terrace, '#b08050'),
    })
    // As a person does: a button that opens the chooser is one that hears what was chosen.
    const chooser = page.waitForEvent('filechooser')
    await press(page, 'Add pictures')
    await (await chooser).setFiles(paths)
    const added = page.getByRole('list', { name: 'Pictures that are being added' })
    await expect(added.getByRole('listitem')).toHaveCount(4)
    await expect(added.getByText('Is in the library as a draft')).toHaveCount(2)
    await expect(added.getByText('The file must be a picture: JPEG, PNG, WebP or AVIF')).toBeVisible()
    await expect(added.getByText('The picture must have at most 8 MB')).toBeVisible()
    await remove()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.getByRole('link', { name: `Describe ${pool}` }).click()
  })

  await test.step('focus by keyboard, words in two languages', async () => {
    const focus = page.getByRole('button', { name: /^Focus point/ })
    await focus.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(focus).toHaveAccessibleName(/^Focus point: 52 % from the left, 60 % from the top/)
    await page
      .getByRole('group', { name: 'English', exact: true })
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill(`The pool ${run}`)
    await page
      .getByRole('group', { name: 'Language beside English' })
      .getByRole('button', { name: /Finnish/ })
      .click()
    const finnish = page.getByRole('group', { name: 'Finnish', exact: true })
    await page.getByRole('button', { name: 'Write it in Finnish' }).click()
    await finnish.getByRole('textbox', { name: 'Description', exact: true }).fill(`Uima-allas ${run}`)
    await press(page, 'Publish now')
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
    await expect(page.getByText('Nowhere yet.')).toBeVisible()
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
  })

  await test.step('by keyboard alone it is cut for the top of the home page, at both widths', async () => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      const cut = page.getByRole('button', { name: /: Top of the home page$/ })
      await cut.focus()
      await page.keyboard.press('Enter')
      const dialog = page.getByRole('dialog', { name: 'Cut it yourself: Top of the home page' })
      await expectFocusIn(dialog)
      const crop = dialog.getByRole('button', { name: /^Crop: / })
      await crop.focus()
      const before = await crop.getAttribute('aria-label')
      await page.keyboard.press('ArrowUp')
      await expect(crop).not.toHaveAccessibleName(before!)
      await expectNoSidewaysScroll(page)
      await expectAccessible(page)
      const size = dialog.getByRole('slider', { name: 'Size' })
      await size.focus()
      await page.keyboard.press('ArrowLeft')
      await dialog.getByRole('button', { name: 'Use this crop' }).press('Enter')
      await expect(page.getByText('Top of the home page · own crop')).toBeVisible()
      await expect(cut).toBeFocused()
    }
    await press(page, 'Publish now')
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
  })

  await test.step('by keyboard alone it takes the hero’s place, on every page', async () => {
    await page.setViewportSize({ width: 1280, height: 900 })
    const { id } = await heroOf(page)
    await page.goto(`/admin?tab=website&kind=picture&entry=${id}`)
    await expect(page.getByRole('link', { name: 'Home: Top of the page; link previews show it too' })).toBeVisible()
    // What is being written meanwhile is neither published nor lost.
    const description = page
      .getByRole('group', { name: 'English', exact: true })
      .getByRole('textbox', { name: 'Description', exact: true })
    const words = await description.inputValue()
    await description.fill(`Not for guests yet ${run}`)
    await page.getByRole('button', { name: 'Replace this picture everywhere' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Replace this picture everywhere' })
    const choice = dialog.getByRole('button', { name: `The pool ${run}` })
    await expect(choice).toBeVisible()
    await expectAccessible(page)
    await choice.focus()
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Replaced everywhere: guests see it now')).toBeVisible()
    const { file, crops } = (await heroOf(page)).data
    expect(crops).toEqual([expect.objectContaining({ shape: 'wide', file: expect.stringMatching(/^uploads\//) })])
    for (const path of ['/', '/fi']) {
      const html = await read(page, path)
      expect(html).toContain(`/pictures/${crops[0].file}-800.webp`)
      expect(html).toMatch(new RegExp(`property="og:image" content="[^"]*${file}-1200x630-52-60.jpg"`))
      expect(html).toMatch(new RegExp(`"image":\\["[^"]*${file}-1200x630-52-60.jpg"`))
      expect(html).not.toContain(`Not for guests yet ${run}`)
    }
    await expect(description).toHaveValue(`Not for guests yet ${run}`)
    await expect(page.getByText('Your last changes are not saved yet.')).toBeVisible()
    await description.fill(words)
  })

  await test.step('what is shown cannot be put away, and the picture before comes back', async () => {
    await press(page, 'Put away')
    await expect(page.getByText(/It is still shown by: Home: Top of the page/)).toBeVisible()
    await page
      .getByRole('button', { name: /^Look at the revision of/ })
      .last()
      .click()
    await page.getByRole('dialog').getByRole('button', { name: 'Bring back' }).click()
    await press(page, 'Publish now')
    await expect(toast(page, 'Published: guests read it now')).toBeVisible()
    expect(await read(page, '/')).toMatch(/property="og:image" content="[^"]*inn-golden-hour-/)
  })
})

test('pictures that are dropped or pasted come to the library', async ({ page }) => {
  await openDesk(page, '/admin?tab=website&kind=picture')
  const give = async (type: 'drop' | 'paste', name: string, background: string) => {
    const bytes = (await picture(name, background)).toString('base64')
    await page.getByRole('button', { name: 'Add pictures' }).evaluate(
      (element, given) => {
        const data = new DataTransfer()
        const content = Uint8Array.from(atob(given.bytes), (letter) => letter.charCodeAt(0))
        data.items.add(new File([content], given.name, { type: 'image/jpeg' }))
        const event =
          given.type === 'drop'
            ? new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data })
            : new ClipboardEvent('paste', { bubbles: true, clipboardData: data })
        element.dispatchEvent(event)
      },
      { type, name, bytes },
    )
    await expect(page.getByRole('link', { name: `Describe ${name}` })).toBeVisible()
  }
  await give('drop', `dropped-${run}.jpg`, '#507f50')
  await give('paste', `pasted-${run}.jpg`, '#7f5080')
  await expect(page.getByRole('status').filter({ hasText: '2 added, 0 refused' })).toBeAttached()
})
