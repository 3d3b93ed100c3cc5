import { expect, type Page } from '@playwright/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { firstOf } from '../share.ts'
import { demoMen, openAsVisitor, test } from './members.ts'
import { covered, LOW_SCREENS } from './page-checks.ts'
import { PHONE } from './screens.ts'

async function open(page: Page, path: string, size: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1').first()).toBeVisible()
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
  }, size)
}

const heightOf = async (page: Page, selector: string): Promise<number> =>
  (await page.locator(selector).boundingBox())?.height ?? 0

for (const [viewport, size] of firstOf(LOW_SCREENS)) {
  test.describe(`at ${viewport.width} px with text of ${size}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' })

    test('half of the height is for a conversation', async ({ page, member: _ }) => {
      const [other] = await demoMen(page.request)
      await open(page, `/members/${other?.id}/chat`, size)
      await page.getByLabel(/^Bericht aan/).fill('Hoi!')
      await page.getByRole('button', { name: /^Verstuur/ }).click()
      await expect(page.getByRole('log').getByText('Hoi!')).toBeVisible()
      await expect
        .poll(() => heightOf(page, '[role=log]'), 'a conversation')
        .toBeGreaterThanOrEqual(viewport.height / 2)
    })

    test('half of the height is for the question of the signup', async ({ page }) => {
      await openAsVisitor(page, '/')
      await open(page, '/signup', size)
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('textbox')).toBeVisible()
      const scrolls = await dialog.evaluate((element) =>
        Math.max(
          ...[element, ...element.querySelectorAll('*')]
            .filter((one) => getComputedStyle(one).overflowY === 'auto')
            .map((one) => one.clientHeight),
        ),
      )
      expect(scrolls).toBeGreaterThanOrEqual(viewport.height / 2)
    })

    test('half of the height is for the photos at the desk', async ({ page }) => {
      await page.goto('/desk/photos')
      await page.getByLabel('E-mail').fill(DESK_GUEST.email)
      await page.getByLabel('Wachtwoord', { exact: true }).fill(DESK_GUEST.password)
      await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
      for (const path of ['/desk/photos', '/desk/photos/grid']) {
        await open(page, path, size)
        expect(await covered(page), path).toBeLessThanOrEqual(0.5)
      }
    })
  })
}

test('beside a keyboard the answers of leaving come before its buttons', async ({
  page,
  member: _,
}) => {
  await page.setViewportSize({ width: 390, height: 510 })
  await open(page, '/notifications/leave', '100%')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const dialog = page.getByRole('dialog')
  const last = await dialog.getByRole('radio').last().boundingBox()
  const next = await dialog.getByRole('button', { name: 'Verder' }).boundingBox()
  expect(next?.y).toBeGreaterThanOrEqual((last?.y ?? 0) + (last?.height ?? 0))
})

test('labels of the bar grow to 130 %, and none is wider than its place', async ({
  page,
  member: _,
}) => {
  await page.setViewportSize(PHONE)
  const labels = () =>
    page
      .getByRole('navigation')
      .last()
      .getByRole('link')
      .evaluateAll((links) =>
        links.map((link) => ({
          size: Number.parseFloat(getComputedStyle(link).fontSize),
          fits: link.scrollWidth <= link.clientWidth,
        })),
      )
  for (const language of ['nl', 'de', 'sv', 'fi', 'pl']) {
    await open(page, `/members?lang=${language}`, '100%')
    const [usual] = await labels()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    for (const { size, fits } of await labels()) {
      expect(size / (usual?.size ?? 1), language).toBeGreaterThanOrEqual(1.3)
      expect(fits, language).toBe(true)
    }
  }
})

test('a range has a track in forced colours', async ({ page, member: _ }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await open(page, '/members', '100%')
  await page.getByRole('button', { name: /^Filters/ }).click()
  const colours = await page
    .getByRole('slider')
    .first()
    .evaluate((thumb) => {
      const track = thumb
        .closest('fieldset')
        ?.querySelector('[data-orientation] [data-orientation]')
      const page = getComputedStyle(document.body).backgroundColor
      return { page, track: track ? getComputedStyle(track).backgroundColor : page }
    })
  expect(colours.track).not.toBe(colours.page)
})
