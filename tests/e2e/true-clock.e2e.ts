import { expect, type Page } from '@playwright/test'
import { DAY, HOUR, SECOND } from '#core/shared/time.ts'
import { openAsVisitor, test } from './members.ts'
import { MOCKS_URL } from './ports.ts'
import { fillSteps, sendSignup } from './signup.ts'

// On mocks page and server share one clock.
test.use({ baseURL: MOCKS_URL })
// The dev server compiles the first page on request.
test.slow()

const START = Date.UTC(2026, 10, 21, 12)

const openAt = async (page: Page, elapsed: number, path: string) => {
  await page.clock.setFixedTime(START + elapsed)
  await page.goto(path)
}
const banner = (page: Page, name: string) => page.getByRole('region', { name })

test('a discount lasts exactly as long as every countdown and date says', async ({ page }) => {
  await page.clock.setFixedTime(START)
  await openAsVisitor(page, '/')
  await page.getByRole('link', { name: 'Gratis aanmelden' }).first().click()
  await fillSteps(page)
  await sendSignup(page)

  await test.step('the time bonus counts down to the end of the welcome discount', async () => {
    await openAt(page, 1, '/members')
    await expect(banner(page, 'Korting op je eerste bundel').getByRole('timer')).toHaveText(
      '72:00:00',
    )
    await openAt(page, HOUR, '/members')
    await expect(banner(page, 'Korting op je eerste bundel').getByRole('timer')).toHaveText(
      '71:00:00',
    )
  })

  await test.step('the prices show the same discount before and after the time bonus ends', async () => {
    for (const elapsed of [HOUR, 4 * HOUR - SECOND, 4 * HOUR + SECOND, 2 * DAY - SECOND]) {
      await openAt(page, elapsed, '/credits')
      await expect(
        page.getByRole('main').getByText(/^25\s?% korting op je eerste bundel, tot 24 nov 2026/),
      ).toHaveCount(1)
      await expect(page.getByRole('timer')).toHaveCount(0)
      await expect(page.getByRole('link', { name: /^Verder · €\s14,99/ })).toBeVisible()
    }
  })

  await test.step('the checkout names the discount', async () => {
    await openAt(page, 5 * HOUR, '/credits/eur-25')
    const summary = page.getByRole('region', { name: 'Je bestelling' })
    await expect(summary).toContainText(/25\s?% korting op je eerste bundel/)
    await expect(summary).toContainText('Deze prijs geldt tot 24 nov 2026')
  })

  await test.step('the last day shows a countdown, then the full price', async () => {
    await openAt(page, 3 * DAY - HOUR, '/credits')
    await expect(page.getByRole('timer')).toHaveText('01:00:00')
    await page.clock.setFixedTime(START + 3 * DAY)
    await expect(page.getByRole('link', { name: /^Verder · €\s19,99/ })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  })
})
