import { expect, type Page } from '@playwright/test'
import { tabTo } from './keyboard.ts'
import { test } from './members.ts'
import { endPayment, payWith } from './paying.ts'
import { PHONE, screens } from './screens.ts'

const payButton = (page: Page) =>
  page.getByRole('button', { name: /^Bestellen en betalen · €\s14,99/ })

/** Whether the pay button is on the screen and not covered by another element. */
const isPayButtonVisible = (page: Page) =>
  payButton(page).evaluate((pay) => {
    const { left, top, width, height, bottom } = pay.getBoundingClientRect()
    const there = document.elementFromPoint(left + width / 2, top + height / 2)
    return bottom <= window.innerHeight && top >= 0 && pay.contains(there)
  })

for (const [name, viewport] of screens('desktop')) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('iDEAL is preselected, all cards are one option, no checkbox is preselected, and the keyboard alone pays', async ({
      page,
      member: _,
    }) => {
      await page.goto('/credits/eur-25')
      await expect(page.getByRole('radio', { name: 'iDEAL' })).toBeChecked()
      await expect(page.getByRole('radio', { checked: true })).toHaveCount(1)
      await expect(page.getByRole('checkbox')).toHaveCount(0)
      await page.getByRole('button', { name: /^Alle \d+ manieren/ }).click()
      await expect(page.getByRole('radio', { name: /^Kaart Visa, Mastercard/ })).toHaveCount(1)
      await expect(page.getByRole('radio', { name: /Visa|Mastercard|Maestro/ })).toHaveCount(1)
      // All of them are shown now: the first ones alone are gone through by keyboard.
      await page.reload()
      await tabTo(page, page.getByRole('radio', { name: 'iDEAL' }))
      await page.keyboard.press('ArrowDown')
      const card = page.getByRole('radio', { name: /^Kaart/ })
      await expect(card).toBeFocused()
      await expect(card).toBeChecked()
      await tabTo(page, page.getByRole('button', { name: /^Bestellen en betalen · €\s14,99/ }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { name: 'Betaalpagina' })).toBeVisible()
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  test('the way back from the checkout, by link or by the browser, keeps the chosen bundle', async ({
    page,
    member: _,
  }) => {
    const sixty = page.getByRole('radio', { name: /^60 credits/ })
    await page.goto('/credits')
    await sixty.check()
    const onward = page.getByRole('link', { name: /^Verder/ })
    await onward.click()
    await page.waitForURL(/\/credits\/eur-60/)
    await page.goBack()
    await expect(sixty).toBeChecked()
    await onward.click()
    await page.getByRole('link', { name: 'Andere hoeveelheid' }).click()
    await expect(sixty).toBeChecked()
  })

  test('a discount that another tab used is said before the higher price is paid', async ({
    page,
    member: _,
    context,
  }) => {
    await page.goto('/credits/eur-25')
    await expect(payButton(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto('/credits/eur-25')
    await payWith(other, 'iDEAL', /^Bestellen en betalen/)
    await endPayment(other, 'Betaald')
    await other.close()
    await page.bringToFront()
    await expect(
      page.getByText(/^Je korting is gebruikt; de prijs is nu €\s19,99\.$/),
    ).toBeVisible()
    await expect(
      page.getByRole('button', { name: /^Bestellen en betalen · €\s19,99/ }),
    ).toBeVisible()
  })

  test('the pay button stays on the screen while scrolling, and covers no focused element', async ({
    page,
    member: _,
  }) => {
    await page.goto('/credits/eur-25')
    await expect(payButton(page)).toBeVisible()
    await expect.poll(() => isPayButtonVisible(page)).toBe(true)
    const end = page.getByRole('heading', { name: 'Wat er hierna gebeurt' })
    await end.evaluate((heading) => heading.scrollIntoView({ block: 'center' }))
    await expect.poll(() => isPayButtonVisible(page)).toBe(true)
    await expect(page.getByText('25 credits', { exact: true }).last()).toBeVisible()

    await page.evaluate(() => window.scrollTo(0, 0))
    const lastOption = page.getByRole('button', { name: /^Alle \d+ manieren/ })
    await tabTo(page, lastOption)
    const overlap = async () => {
      const [focused, pay] = await Promise.all([
        lastOption.boundingBox(),
        payButton(page).boundingBox(),
      ])
      if (!focused || !pay) throw new Error('not on the page')
      return focused.y + focused.height - pay.y
    }
    await expect.poll(overlap).toBeLessThanOrEqual(0)
  })
})
