import { expect, type Page } from '@playwright/test'
import { collectErrors, expectAccessible } from './page-checks.ts'

const CAMPAIGN = {
  id: 'voorjaar-2029',
  kind: 'promotion',
  path: '/credits',
  until: '2029-03-01T00:00:00Z',
  texts: { nl: { subject: 'Een kwart eraf', lead: 'Deze week.', button: 'Bekijk' } },
}

const go = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name }).click()

async function retryDead(page: Page): Promise<void> {
  await go(page, 'Techniek')
  const dead = page.getByRole('table', { name: 'Mislukt' })
  await expect(dead.getByText(/mail · smtp\.550 · pogingen: 1/)).toBeVisible()
  await expectAccessible(page)
  await dead.getByRole('button', { name: 'Opnieuw: Wachtwoord gewijzigd' }).click()
  await expect(page.getByText('Weer in de wachtrij: 1.')).toBeVisible()
  await expect(dead).toHaveCount(0)
  await expect(page.getByText('Losse fotobestanden opruimen')).toBeVisible()
}

async function sendCampaign(page: Page): Promise<void> {
  await go(page, 'Campagnes')
  const wrong = { ...CAMPAIGN, until: '2020-01-01T00:00:00Z' }
  await page.getByLabel('Inhoud van het bestand (JSON)').fill(JSON.stringify(wrong))
  await page.getByRole('button', { name: 'Bekijk het bereik' }).click()
  await expect(page.getByText('Einde (until): ligt in het verleden.')).toBeVisible()

  const file = { name: 'voorjaar.json', mimeType: 'application/json' }
  const buffer = Buffer.from(JSON.stringify(CAMPAIGN, null, 2))
  await page.getByLabel('Campagnebestand').setInputFiles({ ...file, buffer })
  await page.getByRole('button', { name: 'Bekijk het bereik' }).click()
  await expect(page.getByRole('row', { name: 'Krijgt deze mail 1' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Versturen' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Versturen' }).click()
  await expect(page.getByText('voorjaar-2029 wordt verstuurd. Leden: 1.')).toBeVisible()
}

async function stopCampaign(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stoppen: voorjaar-2029' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stoppen' }).click()
  await expect(page.getByText(/gestopt op/)).toBeVisible()
}

/** An operator retries a mail, sends a campaign and stops it, and all of it is in the log. */
export async function operate(page: Page, origin: string): Promise<void> {
  const errors = collectErrors(page)
  await page.goto(`${origin}/desk`)
  await page.getByRole('button', { name: 'Rondkijken als medewerker' }).click()
  await retryDead(page)
  await sendCampaign(page)
  await stopCampaign(page)

  await go(page, 'Handelingen')
  const rows = page.getByRole('table').getByRole('row')
  await expect(rows.nth(1)).toContainText('Campagne gestopt')
  await expect(rows.nth(1)).toContainText('Demo-operator')
  await expect(rows.nth(2)).toContainText('Campagne verstuurd')
  await expect(rows.nth(3)).toContainText('Verzending opnieuw geprobeerd')
  await expect(rows.nth(4)).toContainText('Ingelogd')
  await expectAccessible(page)
  // The browser logs what was refused: nobody was logged in, and a file had its end in the past.
  const expected = /403 .*\/desk\/session|422 .*\/campaigns\/reach/
  expect(errors.filter((error) => !expected.test(error))).toEqual([])
}
