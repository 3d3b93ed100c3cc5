import { expect, type Page } from '@playwright/test'
import { join, type Newcomer, test } from './members.ts'
import { PORT } from './ports.ts'

const GOLD = `http://gilf.localhost:${PORT}`
const QUESTION = 'Mogen mensen op Vonk Goud jou zien?'

test('who joined one site is found on another only after a yes there', async ({
  page,
  member,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage()
  const finder = await join(other.request)
  await logIn(other, finder)
  await other.goto(`${GOLD}/members`)
  const finders = other.getByRole('dialog', { name: QUESTION })
  await finders.getByRole('button', { name: 'Ja, laat me zien' }).click()
  await expect(finders).toBeHidden()
  await other.goto(`${GOLD}/members/${member.id}`)
  await expect(other.getByRole('heading', { name: 'Dit profiel bestaat niet' })).toBeVisible()

  await logIn(page, member)
  await page.goto(`${GOLD}/members`)
  const question = page.getByRole('dialog', { name: QUESTION })
  await question.getByRole('button', { name: 'Nee, liever niet' }).click()
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(question).toBeHidden()

  await page.getByRole('article').first().getByRole('link').click()
  // The list has hearts too.
  await page.waitForURL(/\/members\/[0-9a-f-]+$/)
  await page
    .getByRole('button', { name: /leuk vinden$/ })
    .first()
    .click()
  await question.getByRole('button', { name: 'Ja, laat me zien' }).click()
  await expect(question).toBeHidden()
  await other.reload()
  await expect(other.getByRole('heading', { level: 1, name: member.name })).toBeVisible()

  await page.goto(`${GOLD}/notifications`)
  // The switch is off before the server knows.
  const stored = page.waitForResponse(
    (answer) => /\/api\/account\/sites\//.test(answer.url()) && answer.request().method() === 'PUT',
  )
  await page.getByRole('switch', { name: 'Vonk Goud' }).uncheck()
  expect((await stored).status()).toBe(200)
  await expect(page.getByRole('switch', { name: 'Vonk', exact: true })).toBeDisabled()
  await other.reload()
  await expect(other.getByRole('heading', { name: 'Dit profiel bestaat niet' })).toBeVisible()
})

/** Signs somebody in at the other site: one account serves both, each with a session of its own. */
async function logIn(page: Page, { email, password }: Newcomer) {
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
