import { expect, type Locator, type Page } from '@playwright/test'
import { type NewMember, uniqueUser } from './members.ts'

/** The signup modal, at any step. */
export const signupModal = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Gratis aanmelden' })

/** Goes to the next step. */
export const goOn = (page: Page): Promise<void> =>
  signupModal(page)
    .getByRole('button', { name: /^Verder/ })
    .click()

/** Fills in the steps between the message, or the line, and the last one, in order. */
export async function fillSteps(page: Page): Promise<Omit<NewMember, 'id'>> {
  const newcomer = uniqueUser()
  const modal = signupModal(page)

  const line = modal.getByRole('heading', { name: 'Eén zin waarop iemand kan antwoorden' })
  const photo = modal.getByRole('heading', { name: 'Laat zien wie je bent' })
  await expect(line.or(photo)).toBeVisible()
  if (await line.isVisible()) await goOn(page)
  await expect(photo).toBeVisible()
  await goOn(page)

  await modal.getByLabel('Woonplaats').fill('Utre')
  await modal.getByRole('radio', { name: 'Utrecht' }).check()
  await goOn(page)

  await modal.getByLabel('Profielnaam').fill(newcomer.name)
  await modal.getByLabel('Dag').fill('4')
  await modal.getByLabel('Maand').fill('5')
  await modal.getByLabel('Jaar').fill('1990')
  await goOn(page)

  await modal.getByLabel('E-mailadres').fill(newcomer.email)
  await fillPassword(page)
  await goOn(page)

  await modal.getByRole('radio', { name: 'Vrouw' }).check()
  await modal.getByRole('radio', { name: 'Hetero' }).check()
  await modal.getByRole('checkbox', { name: /seksuele voorkeur/ }).check()
  await goOn(page)

  await expect(modal.getByRole('heading', { name: 'Vertel iets over jezelf' })).toBeVisible()
  return newcomer
}

/** Enters the password of `uniqueUser`. */
export const fillPassword = (page: Page): Promise<void> =>
  signupModal(page).getByLabel('Kies een wachtwoord', { exact: true }).fill(uniqueUser().password)

/** Submits the signup, and declines push notifications if the browser asks. */
export async function sendSignup(page: Page): Promise<void> {
  const modal = signupModal(page)
  await modal.getByRole('button', { name: 'Gratis aanmelden' }).click()
  const declinePush = modal.getByRole('button', { name: 'Niet nu' })
  const checkMail = modal.getByRole('heading', { name: 'Kijk in je mail' })
  await expect(declinePush.or(checkMail)).toBeVisible()
  if (await declinePush.isVisible()) await declinePush.click()
  await expect(checkMail).toBeVisible()
}
