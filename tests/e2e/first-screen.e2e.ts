import { expect, type Locator, type Page } from '@playwright/test'
import { demoMen, test } from './members.ts'

const SHORT = { width: 360, height: 640 } as const
const MIDDLE = { width: 360, height: 740 } as const
/** A desktop of 1280 by 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 } as const

/** What every profile of the demo world says it is. */
const LABEL = 'Demolid: antwoordt volgens een script'

/** Whether something lies within the screen and nothing over it. */
async function expectInSight(part: Locator): Promise<void> {
  const findVisibleProfile = () =>
    part.evaluate((element) => {
      const { left, top, bottom, height } = element.getBoundingClientRect()
      const points = [top + 2, top + height / 2, bottom - 2]
      return points.every((y) => {
        const seen = document.elementFromPoint(left + 4, y)
        return seen !== null && (element.contains(seen) || seen.contains(element))
      })
    })
  await expect.poll(findVisibleProfile, `${part} is in sight`).toBe(true)
}

for (const viewport of [SHORT, { width: 360, height: 780 }, { width: 390, height: 844 }]) {
  test.describe(`a phone of ${viewport.width} by ${viewport.height}`, () => {
    test.use({ viewport })

    test('a profile says who and what it is before one scrolls, below the face', async ({
      page,
      member: _,
    }) => {
      const [man] = await demoMen(page.request)
      await page.goto(`/members/${man?.id}`)
      // The highest that stands above a face.
      await expect(page.getByRole('region', { name: 'Tijdbonus' })).toBeVisible()
      await expectInSight(page.getByRole('heading', { level: 1 }))
      await expectInSight(page.getByText(LABEL))
      await expectInSight(page.getByRole('link', { name: 'Schrijf een bericht' }))
    })
  })
}

const onTop = (page: Page) => page.locator('[data-place="front"]')

for (const path of ['/match-finder', '/swipe-game']) {
  for (const viewport of [SHORT, MIDDLE, ZOOMED]) {
    test(`${path} says who and what somebody is, at ${viewport.width} by ${viewport.height}`, async ({
      page,
      member: _,
    }) => {
      await page.setViewportSize(viewport)
      await page.goto(path)
      await expectInSight(onTop(page).getByRole('heading'))
      await expectInSight(onTop(page).getByText(LABEL))
    })
  }
}

test.describe('where a phone is not short', () => {
  test.use({ viewport: MIDDLE })

  test('the answers lie over no reason', async ({ page, member: _ }) => {
    await page.goto('/match-finder')
    await expectInSight(onTop(page).getByRole('listitem').last())
    await expectInSight(page.getByRole('group').getByRole('button', { name: 'Like', exact: true }))
  })
})
