import { expect, type Locator, type Page } from '@playwright/test'
import { demoMen, openHydrated, PROFILE_LINK, test, WRITE } from './members.ts'
import { animationsFinished, covered } from './page-checks.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
  await animationsFinished(page)
}

const headline = (page: Page, name: string): Locator =>
  page.getByRole('heading', { name, level: 1 })

test('the skip link is the first tab stop, and navigation moves focus to the headline', async ({
  page,
  member: _,
}) => {
  await openHydrated(page, '/members')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(/\/members$/)

  await page.getByRole('navigation').getByRole('link', { name: 'Likes' }).last().click()
  await expect(headline(page, 'Likes')).toBeFocused()
  await expect(page).toHaveTitle(/^Likes/)
  // A tab link changes the URL on the same page: the focus stays on it.
  const given = page.getByRole('link', { name: 'Vind ik leuk', exact: true })
  await given.click()
  await expect(page).toHaveURL(/given/)
  await expect(given).toBeFocused()
  await expect(page).toHaveTitle(/^Vind ik leuk/)

  await page.goBack()
  await expect(headline(page, 'Zoeken')).toBeFocused()
  await page.getByRole('article').first().getByRole('link', PROFILE_LINK).press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const name = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
  await expect(page).toHaveTitle(new RegExp(`^${name}`))
})

test('without scripts a visitor’s page has a skip link', async ({ browser }) => {
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

test('selected items are distinguishable in forced colours', async ({ page, member: _ }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const styleOf = (target: Locator) =>
    target.evaluate((element) => {
      const style = getComputedStyle(element)
      const { backgroundColor, borderBlockEndColor, borderBlockEndWidth } = style
      return [backgroundColor, borderBlockEndColor, borderBlockEndWidth].join(' ')
    })
  await open(page, '/likes/received')
  const tabs = page.getByRole('navigation', { name: 'Likes' }).getByRole('link')
  expect(await styleOf(tabs.nth(0))).not.toBe(await styleOf(tabs.nth(1)))

  await open(page, '/members')
  const heart = page.getByRole('article').first().getByRole('button').first()
  const before = await styleOf(heart)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => styleOf(heart)).not.toBe(before)

  await page.goto('/credits')
  const rows = page.getByRole('radio')
  await rows.nth(1).check()
  const row = (at: number) => rows.nth(at).locator('xpath=..')
  const areDifferent = async () => (await styleOf(row(1))) !== (await styleOf(row(0)))
  await expect.poll(areDifferent).toBe(true)
})

for (const [what, viewport] of [
  ['a phone lying on its side', { width: 740, height: 360 }],
  ['a laptop at 200 %', { width: 683, height: 325 }],
] as const) {
  test(`on ${what} no bar covers the page, and who it is and the message are in view`, async ({
    page,
    member: _,
  }) => {
    await page.setViewportSize(viewport)
    await open(page, '/members')
    expect(await covered(page)).toBeLessThan(0.2)
    await page.getByRole('article').first().getByRole('link', PROFILE_LINK).press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
    const write = page.getByRole('link', { name: WRITE })
    // A line above it may say that they like one.
    await expect(write).toBeInViewport({ ratio: 0.7 })
    expect(await covered(page)).toBeLessThan(0.2)

    await write.press('Enter')
    await expect(page.getByLabel(/^Bericht aan/)).toBeInViewport()
    const log = page.getByRole('log')
    const { height = 0 } = (await log.boundingBox()) ?? {}
    expect(height).toBeGreaterThan(viewport.height / 3)
    await open(page, '/chats')
    expect(await covered(page)).toBeLessThan(0.2)
  })
}

test('in forced colours a price has its dot, and the ring of a reply leaves the bubble whole', async ({
  page,
  member: _,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  const [other] = await demoMen(page.request)
  await openHydrated(page, `/members/${other?.id}/chat`)
  await page.getByLabel(/^Bericht aan/).fill('Hoi!')
  const send = page.getByRole('button', { name: 'Verstuur · 1 credit' })
  // Otherwise a plate behind the text covers it.
  const dot = send
    .getByText('1 credit', { exact: true })
    .locator('xpath=preceding-sibling::span[1]')
  await expect(dot).toHaveCSS('forced-color-adjust', 'preserve-parent-color')
  // By a key: the ring is for who uses them.
  await send.press('Enter')

  const reply = page.getByRole('button', { name: 'Antwoord hierop' }).first()
  await reply.focus()
  /** The room between the bubble and the ring. */
  const room = () =>
    reply.evaluate((button) => {
      const { outlineOffset, outlineWidth } = getComputedStyle(button)
      const out = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)
      const bubble = button.parentElement?.parentElement?.previousElementSibling
      return (
        button.getBoundingClientRect().top - out - (bubble?.getBoundingClientRect().bottom ?? 0)
      )
    })
  expect(await room()).toBeGreaterThanOrEqual(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await room()).toBeGreaterThanOrEqual(0)
})
