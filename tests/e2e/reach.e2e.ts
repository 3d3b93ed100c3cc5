import { expect, type Locator, type Page } from '@playwright/test'
import { PAGES } from '#core/site/text-pages.ts'
import { demoMen, openAnswering, test, visit } from './members.ts'
import { signupModal } from './signup.ts'
import { expectFitting, expectSound, watch } from './soundness.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
// Each page is looked at in four ways.
test.slow()

const PUBLIC = [
  '/',
  '/members',
  '/login',
  '/signup',
  '/reset-password',
  '/pricing',
  '/lang-config',
  ...PAGES.map((page) => `/pages/${page}`),
  '/activate/done',
  '/activate/error',
  '/account-deleted',
  '/no/such/page',
  '/landers/gallery',
  '/landers/video',
]
const OWN = [
  '/members',
  '/chats',
  '/likes/received',
  '/likes/given',
  '/profile',
  '/notifications',
  '/credits',
  '/credits/eur-25',
  '/credits/repeat-order',
  '/premium',
  '/transactions',
]
/** How many stops of the tab key are looked at on a page. */
const STOPS = 12

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
  if (path === '/signup') await expect(signupModal(page)).toBeVisible()
  // Colours are those of a page at rest.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        .map(({ finished }) => finished),
    ),
  )
}

/** Letters twice as large, on the narrowest screen there is. */
async function expectReadableWhenLarge(page: Page): Promise<void> {
  const size = page.viewportSize() ?? { width: 360, height: 740 }
  await page.setViewportSize({ width: 320, height: 640 })
  const letters = (size: string) =>
    page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)
  await letters('200%')
  await expectFitting(page)
  await letters('')
  // What a desktop's window is at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await expectFitting(page)
  await page.setViewportSize(size)
}

/** Whether what has the focus, or the box that stands for it, has an outline to be seen. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    let element: Element | null = document.activeElement
    // What was focused by the page itself, such as a headline, is no stop.
    if (!(element instanceof HTMLElement) || element.tabIndex < 0) return 'nothing'
    const { outerHTML } = element
    for (let level = 0; element && level < 4; level++) {
      // A link over a whole line or card draws its ring on what covers that.
      for (const part of [null, '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part)
        if (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) return 'seen'
      }
      element = element.parentElement
    }
    return outerHTML.slice(0, 120)
  })

async function expectFocusToBeSeen(page: Page): Promise<void> {
  const unseen: string[] = []
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    const seen = await focusIsSeen(page)
    if (seen !== 'seen' && seen !== 'nothing') unseen.push(seen)
  }
  expect(unseen, page.url()).toEqual([])
}

async function expectReachable(page: Page, paths: readonly string[]): Promise<void> {
  const titles = new Map<string, string>()
  const wrong = watch(page)
  for (const path of paths) {
    await test.step(path, async () => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await open(page, path)
      await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
      // A profile's name becomes the title once the app is there.
      const titledAlike = async () => titles.get(await page.title())
      await expect.poll(titledAlike, `another page has the title of ${path}`).toBeUndefined()
      titles.set(await page.title(), path)
      await expectSound(page, { forced: true })
      await expectFocusToBeSeen(page)

      await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
      await expectSound(page)
      await expectReadableWhenLarge(page)
    })
  }
  expect(wrong).toEqual([])
}

test('visitors reach every page with large letters, forced colours and keys', async ({ page }) => {
  await visit(page, '/')
  const [other] = await demoMen(page.request)
  await expectReachable(page, [...PUBLIC, `/members/${other?.id}`])
})

test('members reach every page with large letters, forced colours and keys', async ({
  page,
  member: _,
}) => {
  const [other] = await demoMen(page.request)
  await expectReachable(page, [...OWN, `/members/${other?.id}`])
})

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
  expect(await look(row(1))).not.toBe(await look(row(0)))
})
