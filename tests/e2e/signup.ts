import { expect, type Locator, type Page } from '@playwright/test'
import { type Newcomer, somebody } from './members.ts'

/** The signup's modal, at whatever step it is. */
export const signupModal = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Gratis aanmelden' })

/** Goes on to the next step, by the button that is always in the same place. */
export const goOn = (page: Page): Promise<void> =>
  signupModal(page)
    .getByRole('button', { name: /^Verder/ })
    .click()

/** The steps between the message and the last, filled in the order in which they are asked. */
export async function fillSteps(page: Page): Promise<Omit<Newcomer, 'id'>> {
  const newcomer = somebody()
  const modal = signupModal(page)

  await expect(modal.getByRole('heading', { name: 'Laat zien wie je bent' })).toBeVisible()
  await goOn(page)

  await modal.getByLabel('Woonplaats').fill('Utre')
  await modal.getByRole('radio', { name: 'Utrecht' }).check()
  await goOn(page)

  await modal.getByLabel('Profielnaam').fill(newcomer.name)
  await goOn(page)

  await modal.getByLabel('Dag').fill('4')
  await modal.getByLabel('Maand').fill('5')
  await modal.getByLabel('Jaar').fill('1990')
  await goOn(page)

  await modal.getByLabel('E-mailadres').fill(newcomer.email)
  await goOn(page)

  await fillPassword(page)
  await goOn(page)

  await modal.getByRole('radio', { name: 'Vrouw' }).check()
  await modal.getByRole('radio', { name: 'Hetero' }).check()
  await modal.getByRole('checkbox', { name: /seksuele voorkeur/ }).check()
  await goOn(page)

  await expect(modal.getByRole('heading', { name: 'Vertel iets over jezelf' })).toBeVisible()
  return newcomer
}

/** Types the password of `somebody`. */
export const fillPassword = (page: Page): Promise<void> =>
  signupModal(page).getByLabel('Kies een wachtwoord', { exact: true }).fill(somebody().password)

/** Sends it all, and says no to the question about push where the browser lets us ask it. */
export async function sendSignup(page: Page): Promise<void> {
  const modal = signupModal(page)
  await modal.getByRole('button', { name: 'Gratis aanmelden' }).click()
  const asked = modal.getByRole('button', { name: 'Niet nu' })
  const mailed = modal.getByRole('heading', { name: 'Kijk in je mail' })
  await expect(asked.or(mailed)).toBeVisible()
  if (await asked.isVisible()) await asked.click()
  await expect(mailed).toBeVisible()
}
