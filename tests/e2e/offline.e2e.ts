import { expect, type Page } from '@playwright/test'
import { demoMen, openHydrated, test } from './members.ts'

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Mijn account' }).click()
  await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
}

test('logging out offline is refused at once, and asks again with a connection', async ({
  page,
  member: _,
  context,
}) => {
  const [other] = await demoMen(page.request)
  await openHydrated(page, `/members/${other?.id}/chat`)
  await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('Nog niet klaar')
  await context.setOffline(true)
  await logOut(page)
  await expect(page.getByText('Je bent nog ingelogd. Geen verbinding.')).toBeVisible()
  await context.setOffline(false)
  await logOut(page)
  const question = page.getByRole('alertdialog', { name: 'Uitloggen?' })
  await question.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(page.getByRole('link', { name: 'Inloggen' }).first()).toBeVisible()
})

test('a dialog whose code did not come opens with the next press', async ({
  page,
  member: _,
  context,
}) => {
  await openHydrated(page, '/notifications')
  const leave = page.getByRole('button', { name: 'Account verwijderen' })
  await context.setOffline(true)
  await leave.click()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await context.setOffline(false)
  await leave.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeHidden()
})
