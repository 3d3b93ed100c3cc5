import { expect } from '@playwright/test'
import { test } from './members.ts'
import { watch } from './soundness.ts'

// Another zone than the server's: what it tells of a clock must not depend on its own.
test.use({ timezoneId: 'Asia/Tokyo' })

test('the browser takes the settings over as the server sent them, in any language', async ({
  page,
  context,
  member: _,
}) => {
  const wrong = watch(page)
  await page.goto('/notifications')
  for (const locale of ['nl', 'fi', 'de', 'fr']) {
    await context.addCookies([{ name: 'locale', value: locale, domain: 'localhost', path: '/' }])
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('main').getByRole('switch').first()).toBeVisible()
  }
  expect(wrong).toEqual([])
})
