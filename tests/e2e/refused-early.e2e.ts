import { expect } from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import { linkIn, mailTo } from './mailbox.ts'
import { createMember, PASSWORD, test } from './members.ts'
import { fillPassword, goOn, signupModal } from './signup.ts'

test('a spent link says so in the page itself, and mails a fresh one that works', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage()
  const { email } = await createMember(other.request)
  await other.request.post('/api/account/reset-mail', { data: { email } })
  const spent = linkIn(await mailTo(other.request, email, 'wachtwoord'))
  const token = spent.slice(1)
  const used = { id: newId(), token, password: PASSWORD }
  expect((await other.request.post('/api/links/reset', { data: used })).status()).toBe(200)
  await other.close()

  const answer = await page.goto(spent)
  expect(await answer?.text()).toContain('<title>Link verlopen of invalide')
  await page.getByRole('button', { name: 'Nieuwe link aanvragen' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
  await expect(async () => {
    const fresh = linkIn(await mailTo(page.request, email, 'wachtwoord'))
    expect(fresh).not.toBe(spent)
    await page.goto(fresh)
  }).toPass()
  await expect(page.getByRole('heading', { name: 'Kies een nieuw wachtwoord' })).toBeVisible()
})

test('a wrong link to a new password says so, and asks for the address', async ({ page }) => {
  const answer = await page.goto('/reset-password/do?token=cut-off')
  expect(await answer?.text()).toContain('<title>Nieuw wachtwoord')
  await expect(page.getByText('Link verlopen of invalide')).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toBeVisible()
})

test('a link that was never sent is a page not found, with both ways in', async ({ page }) => {
  const answer = await page.goto(`/${'A'.repeat(43)}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('link', { name: 'Inloggen' })).toBeVisible()
  await page.getByRole('link', { name: 'Nieuw wachtwoord aanvragen' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
})

test('a debit of no order leads to the orders', async ({ page, member: _ }) => {
  const answer = await page.goto('/directdebit')
  expect(answer?.request().redirectedFrom()?.url()).toMatch(/\/directdebit$/)
  await expect(page).toHaveURL(/\/transactions$/)
})

test('a debit of an order that is not there is a page not found', async ({ page, member: _ }) => {
  const answer = await page.goto(`/directdebit?order=${newId()}`)
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is niet gevonden')
})

test('an address with an account is refused where it is asked, and handed to the login', async ({
  page,
  browser,
}) => {
  const other = await browser.newPage()
  const { email } = await createMember(other.request)
  await other.close()
  await page.goto('/signup')
  const modal = signupModal(page)
  await goOn(page)
  await goOn(page)
  await modal.getByLabel('Woonplaats').fill('Utre')
  await modal.getByRole('radio', { name: 'Utrecht' }).check()
  await goOn(page)
  await modal.getByLabel('Profielnaam').fill('Noor')
  await modal.getByLabel('Dag').fill('4')
  await modal.getByLabel('Maand').fill('5')
  await modal.getByLabel('Jaar').fill('1990')
  await goOn(page)
  await modal.getByLabel('E-mailadres').fill(email)
  await fillPassword(page)
  await goOn(page)
  await expect(modal.getByText('Dit e-mailadres heeft al een account op deze site.')).toBeVisible()
  await modal.getByRole('link', { name: `Inloggen als ${email}` }).click()
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible()
  await expect(page.getByLabel('E-mailadres')).toHaveValue(email)
})
