import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mailbox.ts'
import { join, logIn, type Newcomer, signUp, somebody, test, visit } from './members.ts'

const NEW_PASSWORD = 'nog een vreemder geheim'

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

test('a forgotten password is replaced by mail, whatever was guessed before', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  const { email } = await join(elsewhere.request)
  await visit(page, '/likes')
  for (let tries = 0; tries < 5; tries++) {
    await logIn(page, email, 'geraden')
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await expect(page.getByRole('alert')).toContainText('Te veel foute pogingen')
  await page.getByRole('link', { name: 'Kies via je mail een nieuw wachtwoord' }).click()
  // The page before it asks for an address too.
  await expect(page.getByRole('heading', { name: 'Nieuw wachtwoord' })).toBeVisible()
  // Typed once is enough; no URL holds it.
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
  expect(page.url()).not.toContain('example')
  await page.getByRole('button', { name: 'Mail me een link' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()

  await page.goto(linkIn(await mailTo(page.request, email, 'wachtwoord')))
  await page.getByLabel('Nieuw wachtwoord', { exact: true }).fill(NEW_PASSWORD)
  await page.getByLabel('Nog een keer').fill(NEW_PASSWORD)
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click()
  // On to where the member was going before all this.
  await expect(page).toHaveURL(/\/likes/)
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  expect((await elsewhere.request.get('/api/user.php')).status()).toBe(403)
  await elsewhere.close()
})

test('who mistyped their address corrects it from the reminder, and confirms the right one', async ({
  page,
}) => {
  const { email: wrong, password } = await signUp(page.request)
  const { email } = somebody()
  await page.goto('/members')
  await page.getByRole('link', { name: 'Verkeerd adres?' }).click()
  const address = settings(page, 'E-mailadres')
  await expect(address).toContainText(wrong)
  await address.getByLabel('Nieuw e-mailadres').fill(email)
  await address.getByLabel('Huidig wachtwoord').fill(password)
  await address.getByRole('button', { name: 'E-mailadres wijzigen' }).click()
  await expect(address).toContainText(`We stuurden een mail naar ${email}`)

  await page.goto(linkIn(await mailTo(page.request, email)))
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('Je hebt 5 credits gekregen.')).toBeVisible()
})

test('a browser that blocks cookies gets an error instead of a redirect loop', async ({
  page,
  browser,
}) => {
  const elsewhere = await browser.newPage()
  const { email, password } = await join(elsewhere.request)
  await elsewhere.close()
  await visit(page, '/chats')
  await page.route('**/api/user.php', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    // To ask is to keep what is answered, too.
    await page.context().clearCookies({ name: /^vonk_/ })
    await route.fulfill({ response, headers })
  })
  await logIn(page, email, password)
  await expect(page.getByRole('alert')).toHaveText(
    /Je browser bewaart geen cookies, dus inloggen lukt niet/,
  )
  await expect(page).toHaveURL(/\/login/)

  await page.unroute('**/api/user.php')
  await logIn(page, email, password)
  await expect(page).toHaveURL(/\/chats/)
})

test('a login on another device is mailed to the member', async ({ page, browser }) => {
  const first = await browser.newPage()
  const { email, password } = await join(first.request)
  await first.close()
  await visit(page, '/login')
  await logIn(page, email, password)
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
  const mail = await mailTo(page.request, email, 'Nieuwe login')
  expect(mail).toContain('Waar je bent ingelogd')
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

test('a deleted account is hidden at once, and restored by a mailed link', async ({
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

  const deleted = page.getByRole('heading', { name: 'Je account is verwijderd' })
  await expect(deleted).toBeVisible()
  await page.reload()
  await expect(deleted).toBeVisible()
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

test('a result page opened directly shows only the session’s state', async ({ page, browser }) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  await visit(page, '/login')
  await page.goto('/activate/done')
  await expect(heading('Bevestig je e-mailadres')).toBeVisible()
  await page.goto('/account-deleted')
  await expect(heading('Account verwijderd?')).toBeVisible()

  const elsewhere = await browser.newPage()
  const { email, password } = await join(elsewhere.request)
  await elsewhere.close()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, email, password)
  await expect(heading('Zoeken')).toBeVisible()
  await page.goto('/activate/done')
  await expect(heading('Je e-mailadres is bevestigd')).toBeVisible()
  await page.goto('/account-deleted')
  await expect(heading('Je account is er nog')).toBeVisible()
})

test('an id that is none is a page that is missing, not a form that is wrong', async ({
  page,
  member: _,
}) => {
  for (const [path, title] of [
    ['/members/no-id', 'Dit profiel bestaat niet'],
    ['/transactions/no-id', 'Deze pagina is niet gevonden'],
    ['/chats/no-id', 'Deze pagina is niet gevonden'],
    ['/likes/no-list', 'Deze pagina is niet gevonden'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
  }
})
