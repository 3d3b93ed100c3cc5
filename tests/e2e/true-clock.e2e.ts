import { expect, type Page } from '@playwright/test'
import { DAY, HOUR, SECOND } from '#core/shared/time.ts'
import { test, visit } from './members.ts'
import { MOCKS_URL } from './ports.ts'
import { fillSteps, sendSignup } from './signup.ts'

// Page and server are one here, so that one clock moves both.
test.use({ baseURL: MOCKS_URL })
// The first of all pages is put together while it is asked for.
test.slow()

const START = Date.UTC(2026, 10, 21, 12)

const at = async (page: Page, moment: number, path: string) => {
  await page.clock.setFixedTime(START + moment)
  await page.goto(path)
}
const banner = (page: Page, name: string) => page.getByRole('region', { name })

test('a price lasts exactly as long as every clock and date says', async ({ page }) => {
  await page.clock.setFixedTime(START)
  await visit(page, '/')
  await page.getByRole('link', { name: 'Gratis aanmelden' }).first().click()
  await fillSteps(page)
  await sendSignup(page)

  await test.step('the time bonus counts down to the end of the discount after it', async () => {
    await at(page, 1, '/members')
    await expect(banner(page, 'Tijdbonus').getByRole('timer')).toHaveText('72:00:00')
    await at(page, HOUR, '/members')
    await expect(banner(page, 'Tijdbonus').getByRole('timer')).toHaveText('71:00:00')
  })

  await test.step('the prices say the same, once, before the bonus is over and after', async () => {
    for (const moment of [HOUR, 4 * HOUR - SECOND, 4 * HOUR + SECOND, 2 * DAY - SECOND]) {
      await at(page, moment, '/credits')
      await expect(page.getByText(/^25\s?% korting tot 24 nov 2026/)).toHaveCount(1)
      await expect(page.getByRole('timer')).toHaveCount(0)
      await expect(page.getByRole('link', { name: /^Verder · €\s14,99/ })).toBeVisible()
    }
  })

  await test.step('the checkout names the discount that takes it off', async () => {
    await at(page, 5 * HOUR, '/credits/eur-25')
    const bill = page.getByRole('region', { name: 'Je bestelling' })
    await expect(bill).toContainText(/Welkomstkorting 25\s?%/)
    await expect(bill).toContainText('Deze prijs geldt tot 24 nov 2026')
  })

  await test.step('the last day is counted down, and then the price is the usual one', async () => {
    await at(page, 3 * DAY - HOUR, '/credits')
    await expect(page.getByRole('timer')).toHaveText('01:00:00')
    await page.clock.setFixedTime(START + 3 * DAY)
    await expect(page.getByRole('link', { name: /^Verder · €\s19,99/ })).toBeVisible()
    await expect(page.getByRole('timer')).toHaveCount(0)
  })
})
