import { expect, type Page } from '@playwright/test'
import { linkIn, mailTo } from './mailbox.ts'
import {
  createMember,
  logIn,
  type NewMember,
  openAsVisitor,
  signUp,
  test,
  uniqueUser,
} from './members.ts'

const NEW_PASSWORD = 'nog een vreemder geheim'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('five failed logins lock the account and show for how long; a mailed link resets the password', async ({
  page,
  browser,
}) => {
  const otherPage = await browser.newPage()
  const { email } = await createMember(otherPage.request)
  await openAsVisitor(page, '/likes')
  for (let tries = 0; tries < 4; tries++) {
    await logIn(page, email, 'geraden')
    await expect(page.getByRole('alert')).toHaveText(/Login mislukt, probeer opnieuw/)
  }
  await logIn(page, email, 'geraden')
  await expect(page.getByRole('alert')).toHaveText(
    /Te veel foute pogingen, account voor \d+ min geblokkeerd/,
  )
  await page.getByRole('link', { name: 'Kies via je mail een nieuw wachtwoord' }).click()
  // The login page has an email field too: wait until the next page is shown.
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
  // Redirected to the page that the login was for.
  await expect(page).toHaveURL(/\/likes/)
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  expect((await otherPage.request.get('/api/user.php')).status()).toBe(403)
  await otherPage.close()
})

test('a mistyped email is corrected from the activation alert and confirmed', async ({ page }) => {
  const { email: wrong, password } = await signUp(page.request)
  const { email } = uniqueUser()
  await page.goto('/members')
  await page.getByRole('button', { name: 'Geen mail gezien?' }).click()
  await page.getByRole('link', { name: 'Verkeerd adres?' }).click()
  const address = section(page, 'E-mailadres')
  await expect(address).toContainText(wrong)
  await address.getByLabel('Nieuw e-mailadres').fill(email)
  await address.getByLabel('Huidig wachtwoord').fill(password)
  await address.getByRole('button', { name: 'E-mailadres wijzigen' }).click()
  await expect(address).toContainText(`We hebben een mail naar ${email}`)

  await page.goto(linkIn(await mailTo(page.request, email)))
  await page.getByRole('button', { name: 'Bevestigen' }).click()
  await expect(page.getByText('Je hebt 5 credits gekregen.')).toBeVisible()
})

test('a browser that blocks cookies gets an error instead of a redirect loop', async ({
  page,
  browser,
}) => {
  const otherPage = await browser.newPage()
  const { email, password } = await createMember(otherPage.request)
  await otherPage.close()
  await openAsVisitor(page, '/chats')
  await page.route('**/api/user.php', async (route) => {
    const response = await route.fetch()
    const { 'set-cookie': _, ...headers } = response.headers()
    // The fetch itself stores the cookies: remove them.
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

test('settings are saved, and a language change applies without a reload', async ({
  page,
  member: _,
}) => {
  await page.goto('/notifications/hear')
  await page.getByText(/^Van de site zelf/).click()
  const weekly = section(page, 'Meldingen').getByRole('switch', { name: 'Weekoverzicht' })
  await weekly.click()
  await expect(weekly).not.toBeChecked()
  await page.goto('/notifications/language')
  let reloads = 0
  page.on('load', () => reloads++)
  await page.getByLabel('Taal van de site en de mails').selectOption('English')
  await expect(page.getByRole('heading', { name: 'Language and keys', level: 1 })).toBeVisible()
  expect(reloads).toBe(0)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')

  await page.goto('/notifications/hear')
  await page.getByText(/^From the site itself/).click()
  await expect(
    section(page, 'Notifications').getByRole('switch', { name: 'Week' }),
  ).not.toBeChecked()
})

test('a deleted account is hidden at once, and restored by a mailed link', async ({
  page,
  member,
  browser,
}) => {
  const other = await browser.newPage()
  await createMember(other.request)
  const seen = async ({ id }: NewMember) => (await other.request.get(`/api/members/${id}`)).status()
  expect(await seen(member)).toBe(200)

  await page.goto('/notifications/leave')
  await page.getByRole('button', { name: 'Account verwijderen' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: 'Ik wil even niet' }).check()
  await dialog.getByRole('button', { name: 'Verder' }).click()
  await dialog.getByRole('button', { name: 'Nee, toch verwijderen' }).click()
  await dialog.getByRole('button', { name: 'Verwijderen', exact: true }).click()

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

test('a result page opened directly shows only the session’s state; a login on a new device is mailed', async ({
  page,
  browser,
}) => {
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  await openAsVisitor(page, '/login')
  await page.goto('/activate/done')
  await expect(heading('Bevestig je e-mailadres')).toBeVisible()
  await page.goto('/account-deleted')
  await expect(heading('Account verwijderd?')).toBeVisible()

  const otherPage = await browser.newPage()
  const { email, password } = await createMember(otherPage.request)
  await otherPage.close()
  await page.getByRole('link', { name: 'Inloggen' }).click()
  await logIn(page, email, password)
  await expect(heading('Zoeken')).toBeVisible()
  expect(await mailTo(page.request, email, 'Nieuwe login')).toContain('Waar je bent ingelogd')
  await page.goto('/activate/done')
  await expect(heading('Je e-mailadres is bevestigd')).toBeVisible()
  await page.goto('/account-deleted')
  await expect(heading('Je account is er nog')).toBeVisible()
})

test('an invalid id in an address gives a "not found" page, not a form error', async ({
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
    await expect(page).toHaveTitle(`${title} · Vonk`)
    expect(await (await page.request.get(path)).text()).toContain(`<title>${title} · Vonk<`)
  }
})
