import { expect, type Page, test } from '@playwright/test'
import { demoMen } from './members.ts'

// A country without the entry warning.
test.use({ locale: 'nl-BE', viewport: { width: 390, height: 844 } })

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

test('an upright tablet has the phone’s composition, larger', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  const boxOf = async (selector: string) => {
    const box = await page.locator(selector).first().boundingBox()
    if (!box) throw new Error(`${selector} is not shown`)
    return box
  }
  for (const path of ['/landers/gallery', '/landers/collagelanding']) {
    await open(page, path)
    const [picture, heading] = [await boxOf('main img'), await boxOf('h1')]
    expect(picture.width).toBeGreaterThan(180)
    expect(heading.y).toBeGreaterThan(picture.y + picture.height)
  }
})

test('a postcard’s photo is as high as the card, within its padding', async ({ page }) => {
  const [member] = await demoMen(page.request)
  await page.setViewportSize({ width: 1000, height: 800 })
  await open(page, `/members/${member?.id}/landing3`)
  const photo = page.getByRole('main').locator('img').first()
  const left = await photo.evaluate((image: HTMLElement) => {
    const card = image.closest('div:has(> span[aria-hidden])')
    return (card?.clientHeight ?? 0) - image.offsetHeight
  })
  expect(left).toBeCloseTo(32, -1)
})

test('a label of a postcard does not break inside a word', async ({ page, context }) => {
  const [member] = await demoMen(page.request)
  await context.addCookies([{ name: 'locale', value: 'fi', domain: 'localhost', path: '/' }])
  await open(page, `/members/${member?.id}/landing3`)
  const lines = await page.getByText('Kiinnostuksen kohteet').evaluate((label) => {
    const word = document.createRange()
    const text = label.firstChild ?? label
    word.setStart(text, 0)
    word.setEnd(text, 'Kiinnostuksen'.length)
    return word.getClientRects().length
  })
  expect(lines).toBe(1)
})
