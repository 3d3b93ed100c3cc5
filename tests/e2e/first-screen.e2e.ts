import { expect, type Locator, type Page } from '@playwright/test'
import { demoMen, test } from './members.ts'

const SHORT = { width: 360, height: 640 } as const
const MIDDLE = { width: 360, height: 740 } as const
/** A desktop of 1280 by 800 at 200 % zoom. */
const ZOOMED = { width: 640, height: 400 } as const

/** The label on every profile of the demo. */
const LABEL = 'Demolid: antwoordt volgens een script'

/** Expects an element to be inside the viewport and not covered. */
async function expectVisibleOnScreen(part: Locator): Promise<void> {
  const isUncovered = () =>
    part.evaluate((element) => {
      const { left, top, bottom, height } = element.getBoundingClientRect()
      const points = [top + 2, top + height / 2, bottom - 2]
      return points.every((y) => {
        const topmost = document.elementFromPoint(left + 4, y)
        return topmost !== null && (element.contains(topmost) || topmost.contains(element))
      })
    })
  await expect.poll(isUncovered, `${part} is in sight`).toBe(true)
}

for (const viewport of [SHORT, { width: 360, height: 780 }, { width: 390, height: 844 }]) {
  test.describe(`a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('a profile shows name and demo label below the photo without scrolling', async ({
      page,
      member: _,
    }) => {
      const [man] = await demoMen(page.request)
      await page.goto(`/members/${man?.id}`)
      // The tallest notice above a photo.
      await expect(page.getByRole('region', { name: 'Tijdbonus' })).toBeVisible()
      await expectVisibleOnScreen(page.getByRole('heading', { level: 1 }))
      await expectVisibleOnScreen(page.getByText(LABEL))
      await expectVisibleOnScreen(page.getByRole('link', { name: 'Schrijf een bericht' }))
    })
  })
}

const topCard = (page: Page) => page.locator('[data-place="front"]')

for (const path of ['/match-finder', '/swipe-game']) {
  for (const viewport of [SHORT, MIDDLE, ZOOMED]) {
    test(`${path} shows name and demo label without scrolling, at ${viewport.width} by ${viewport.height}`, async ({
      page,
      member: _,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expectVisibleOnScreen(topCard(page).getByRole('heading'))
      await expectVisibleOnScreen(topCard(page).getByText(LABEL))
    })
  }
}

test.describe('on a taller phone', () => {
  test.use({ viewport: MIDDLE })

  test('the answer buttons cover no match reason', async ({ page, member: _ }) => {
    await page.goto('/match-finder')
    await expectVisibleOnScreen(topCard(page).getByRole('listitem').last())
    await expectVisibleOnScreen(
      page.getByRole('group').getByRole('button', { name: 'Like', exact: true }),
    )
  })
})
