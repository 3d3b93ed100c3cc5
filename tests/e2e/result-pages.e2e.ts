import { expect } from '@playwright/test'
import { hydrated, openAsVisitor, test } from './members.ts'
import { collectErrors } from './page-checks.ts'

const RESULTS = [
  ['/activate/done', { confirmed: { credits: 5, sent: 0 } }, /^Welkom bij /],
  ['/account-deleted', { deleted: true }, 'Je account is verwijderd'],
] as const

test('a result page loaded again still shows its result, without a hydration mismatch', async ({
  page,
}) => {
  await openAsVisitor(page, '/login')
  const errors = collectErrors(page)
  for (const [path, result, name] of RESULTS) {
    await page.goto(path)
    await hydrated(page)
    // As the page before left it.
    await page.evaluate((state) => history.replaceState({ ...history.state, ...state }, ''), result)
    await page.reload()
    await hydrated(page)
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible()
  }
  expect(errors).toEqual([])
})
