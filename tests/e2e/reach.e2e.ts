import { expect, type Locator, type Page } from '@playwright/test'
import { openAnswering, test } from './members.ts'
import { settled } from './soundness.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
  await settled(page)
}

const headline = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, level: 1 })

test('the first stop leads past the bars, and another page begins at its headline', async ({
  page,
  member: _,
}) => {
  await openAnswering(page, '/members')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/members$/)

  await page.getByRole('navigation').getByRole('link', { name: 'Likes' }).last().click()
  await expect(headline(page, 'Likes')).toBeFocused()
  await expect(page).toHaveTitle(/^Likes/)
  // A tab is another address of the same page, where one goes on from it.
  const given = page.getByRole('link', { name: 'Vind ik leuk', exact: true })
  await given.click()
  await expect(page).toHaveURL(/given/)
  await expect(given).toBeFocused()
  await expect(page).toHaveTitle(/^Vind ik leuk/)

  await page.goBack()
  await expect(headline(page, 'Zoeken')).toBeFocused()
  await page.getByRole('article').first().getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
})

test('a visitor’s page before any script has the way past its bars', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'nl-NL' })
  const page = await context.newPage()
  for (const path of ['/login', '/landers/gallery']) {
    await page.goto(path)
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Naar de inhoud' })
    await expect(skip).toBeFocused()
    await skip.press('Enter')
    await expect(page).toHaveURL(/#content$/)
  }
  await context.close()
})

test('what is chosen is told apart where colours are forced', async ({ page, member: _ }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (target: Locator) =>
    target.evaluate((element) => {
      const style = getComputedStyle(element)
      const { backgroundColor, borderBlockEndColor, borderBlockEndWidth } = style
      return [backgroundColor, borderBlockEndColor, borderBlockEndWidth].join(' ')
    })
  await open(page, '/likes/received')
  const tabs = page.getByRole('navigation', { name: 'Likes' }).getByRole('link')
  expect(await look(tabs.nth(0))).not.toBe(await look(tabs.nth(1)))

  await open(page, '/members')
  const heart = page.getByRole('article').first().getByRole('button').first()
  const before = await look(heart)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => look(heart)).not.toBe(before)

  await page.goto('/credits')
  const rows = page.getByRole('radio')
  await rows.nth(1).check()
  const row = (at: number) => rows.nth(at).locator('xpath=..')
  const areTold = async () => (await look(row(1))) !== (await look(row(0)))
  await expect.poll(areTold).toBe(true)
})
