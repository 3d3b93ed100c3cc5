import { expect, type Page, test } from '@playwright/test'
import { createMember, openHydrated } from './members.ts'

/** Counts the view transitions of a page from now on. */
const countFades = (page: Page) =>
  page.evaluate(() => {
    const start = document.startViewTransition.bind(document)
    document.documentElement.dataset.fades = '0'
    document.startViewTransition = (update) => {
      const { dataset } = document.documentElement
      dataset.fades = String(Number(dataset.fades) + 1)
      return start(update)
    }
  })

async function openFaqFromFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Veelgestelde vragen' }).click()
  await expect(page).toHaveURL(/\/pages\/faq$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

for (const [motion, fades] of [
  ['no-preference', '1'],
  ['reduce', '0'],
] as const) {
  test(`with motion "${motion}" navigation shows ${fades} cross-fades`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: motion })
    await createMember(page.request)
    await openHydrated(page, '/lang-config')
    await countFades(page)
    await openFaqFromFooter(page)
    await expect(page.locator('html')).toHaveAttribute('data-fades', fades)
  })
}
