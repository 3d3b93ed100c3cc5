import { expect } from '@playwright/test'
import { test } from './members.ts'
import { collectErrors } from './page-checks.ts'

// Another time zone than the server's, to find hydration mismatches.
test.use({ timezoneId: 'Asia/Tokyo' })

test('the settings page hydrates without errors in every language', async ({
  page,
  context,
  member: _,
}) => {
  const errors = collectErrors(page)
  await page.goto('/notifications/hear')
  for (const locale of ['nl', 'fi', 'de', 'fr']) {
    await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('main').getByRole('switch').first()).toBeVisible()
  }
  expect(errors).toEqual([])
})
