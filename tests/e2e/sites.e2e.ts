import { expect, type Page } from '@playwright/test'
import { createMember, hydrated, type NewMember, PROFILE_LINK, test } from './members.ts'
import { PORT } from './ports.ts'

const GOLD = `http://gilf.localhost:${PORT}`
const QUESTION = 'Mogen mensen op Vonk Goud jou zien?'

test('members of one site are found on another site only after they agreed there', async ({
  page,
  member,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  const finder = await createMember(other.request)
  await logIn(other, finder)
  await other.goto(`${GOLD}/members`)
  await hydrated(other)
  const finderDialog = other.getByRole('dialog', { name: QUESTION })
  await finderDialog.getByRole('button', { name: 'Ja, laat me zien' }).click()
  await expect(finderDialog).toBeHidden()
  await other.goto(`${GOLD}/members/${member.id}`)
  await expect(other.getByRole('heading', { name: 'Dit profiel bestaat niet' })).toBeVisible()

  await logIn(page, member)
  await page.goto(`${GOLD}/members`)
  const consentDialog = page.getByRole('dialog', { name: QUESTION })
  await consentDialog.getByRole('button', { name: 'Nee, liever niet' }).click()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(consentDialog).toBeHidden()

  await page.getByRole('article').first().getByRole('link', PROFILE_LINK).click()
  // The list has like buttons too: wait for the profile.
  await page.waitForURL(/\/members\/[0-9a-f-]+$/)
  await page
    .getByRole('button', { name: /leuk vinden$/ })
    .first()
    .click()
  await consentDialog.getByRole('button', { name: 'Ja, laat me zien' }).click()
  await expect(consentDialog).toBeHidden()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: member.name })).toBeVisible()

  await page.goto(`${GOLD}/notifications/seen`)
  await page.getByText(/^Te zien op/).click()
  // The switch is optimistic: wait for the response.
  const stored = page.waitForResponse(
    (answer) => /\/api\/account\/sites\//.test(answer.url()) && answer.request().method() === 'PUT',
  )
  await page.getByRole('switch', { name: 'Vonk Goud' }).uncheck()
  expect((await stored).status()).toBe(200)
  await expect(page.getByRole('switch', { name: 'Vonk', exact: true })).toBeDisabled()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Dit profiel bestaat niet' })).toBeVisible()
})

/** Logs in at the other site: one account serves both, with a session for each. */
async function logIn(page: Page, { email, password }: NewMember) {
  await page.goto(`${GOLD}/login`)
  const status = await page.evaluate(
    async (credentials) => {
      const headers = { 'content-type': 'application/json', 'x-request-type': 'client' }
      const body = JSON.stringify(credentials)
      return (await fetch('/api/user.php', { method: 'POST', headers, body })).status
    },
    { email, password },
  )
  expect(status).toBe(200)
}
