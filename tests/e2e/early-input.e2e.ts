import { expect } from '@playwright/test'
import { delayScripts } from './delay-scripts.ts'
import { hydrated, signUp, test, uniqueUser } from './members.ts'

test('what is typed before hydration is submitted, and is not called restored', async ({
  page,
}) => {
  // An address that is not confirmed yet is corrected in a form that is open at once.
  const member = await signUp(page.request)
  const { email } = uniqueUser()
  const release = await delayScripts(page)
  await page.goto('/notifications/log-in', { waitUntil: 'commit' })
  const address = page.getByRole('region', { name: 'E-mailadres', exact: true })
  await address.getByLabel('Nieuw e-mailadres').fill(email)
  release()
  await hydrated(page)
  await expect(address.getByLabel('Nieuw e-mailadres')).toHaveValue(email)
  await expect(address).not.toContainText('Dit adres vulde je eerder in')
  await address.getByLabel('Huidig wachtwoord').fill(member.password)
  await address.getByRole('button', { name: 'E-mailadres wijzigen' }).click()
  await expect(address).toContainText(`We hebben een mail naar ${email}`)
  // A new password cancels it, and the page no longer says that a link waits.
  const password = page.getByRole('region', { name: 'Wachtwoord', exact: true })
  await password.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await password.getByLabel('Huidig wachtwoord').fill(member.password)
  await password.getByLabel('Nieuw wachtwoord', { exact: true }).fill('een tweede vreemd geheim')
  await password.getByLabel('Nieuw wachtwoord nog eens').fill('een tweede vreemd geheim')
  await password.getByRole('button', { name: 'Wachtwoord wijzigen' }).click()
  await expect(password).toContainText('Je wachtwoord is gewijzigd')
  await expect(address.getByLabel('Nieuw e-mailadres')).toBeVisible()
})
