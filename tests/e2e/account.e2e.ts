import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mailbox.ts'
import { join, type Newcomer, test, visit } from './members.ts'

const NEW_PASSWORD = 'nog een vreemder geheim'

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

const settings = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('five wrong passwords close the door for a while, and say how long', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  const { email } = await join(elsewhere.request)
  await elsewhere.close()
  await visit(page, '/login')
  for (let tries = 0; tries < 4; tries++) {
    await logIn(page, email, 'geraden')
    await expect(page.getByRole('alert')).toHaveText(/Login mislukt, probeer opnieuw/)
  }
  await logIn(page, email, 'geraden')
  await expect(page.getByRole('alert')).toHaveText(
    /Te veel foute pogingen, account voor \d+ min geblokkeerd/,
  )
})

test('a forgotten password is replaced by mail', async ({ page, browser }) => {
  const elsewhere = await browser.newPage()
  const { email } = await join(elsewhere.request)
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Wachtwoord vergeten?' }).click()
  // The page before it asks for an address too.
  await expect(page.getByRole('heading', { name: 'Nieuw wachtwoord' })).toBeVisible()
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByRole('button', { name: 'Mail me een link' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()

  await page.goto(linkIn(await mailTo(page.request, email, 'wachtwoord')))
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Nog een keer').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  await expect(page.getByRole('heading', { name: 'Je wachtwoord is veranderd' })).toBeVisible()

  await page.goto('/login')
  await logIn(page, email, NEW_PASSWORD)
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
  expect((await elsewhere.request.get('/api/user.php')).status()).toBe(403)
  await elsewhere.close()
})

test('settings are kept, and another language is there at once', async ({ page, member: _ }) => {
  await page.goto('/notifications')
  const weekly = settings(page, 'Meldingen').getByRole('switch', { name: 'Weekoverzicht' })
  await weekly.click()
  await expect(weekly).not.toBeChecked()
  let reloads = 0
  page.on('load', () => reloads++)
  await page.getByLabel('Taal van de site en de mails').selectOption('English')
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  expect(reloads).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Settings', level: 1 })).toBeVisible()
  await expect(
    settings(page, 'Notifications').getByRole('switch', { name: 'Week' }),
  ).not.toBeChecked()
})

test('whoever deletes the account is out of sight at once, and comes back by mail', async ({
  page,
  member,
  browser,
}) => {
  const other = await browser.newPage()
  await join(other.request)
  const seen = async ({ id }: Newcomer) => (await other.request.get(`/api/members/${id}`)).status()
  expect(await seen(member)).toBe(200)

  await page.goto('/notifications')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const leaving = page.getByRole('dialog')
  await leaving.getByRole('radio', { name: 'Ik wil even niet' }).check()
  await leaving.getByRole('button', { name: 'Verder' }).click()
  await leaving.getByRole('button', { name: 'Nee, toch verwijderen' }).click()
  await leaving.getByRole('button', { name: 'Verwijderen', exact: true }).click()

  await expect(page.getByRole('heading', { name: 'Je account is verwijderd' })).toBeVisible()
  expect(await seen(member)).toBe(404)
  expect((await page.request.get('/api/user.php')).status()).toBe(403)

  await page.goto(linkIn(await mailTo(page.request, member.email, 'verwijderd')))
  await page.getByRole('button', { name: 'Account terughalen' }).click()
  await expect(page.getByRole('heading', { name: 'Welkom terug' })).toBeVisible()
  expect(await seen(member)).toBe(200)

  await page.goto('/login')
  await logIn(page, member.email, member.password)
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
  await other.close()
})
