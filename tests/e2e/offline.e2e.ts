import { expect, type Page } from '@playwright/test'
import { demoMen, openHydrated, test } from './members.ts'
import { endPayment, payWith } from './paying.ts'

test.use({ serviceWorkers: 'allow' })

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

test('offline, the chats open with what is known of them', async ({ page, member: _, context }) => {
  const loaded = page.waitForResponse(/\/assets\/chats-[^/]+\.js$/)
  await openHydrated(page, '/members')
  await loaded
  await context.setOffline(true)
  await page.getByRole('navigation').getByRole('link', { name: 'Berichten' }).first().click()
  await expect(page).toHaveURL(/\/chats$/)
  await expect(page.getByText(/^Je bent offline\./)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeHidden()
})

test('a dialog whose code did not come opens with the next press', async ({
  page,
  member: _,
  context,
}) => {
  await openHydrated(page, '/notifications/leave')
  const leave = page.getByRole('button', { name: 'Account verwijderen' })
  await context.setOffline(true)
  await leave.click()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeVisible()
  await context.setOffline(false)
  await leave.click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Opnieuw proberen' })).toBeHidden()
})

test('offline, what fails is told once: by the alert that is in view, else by a toast', async ({
  page,
  member: _,
  context,
}) => {
  await openHydrated(page, '/members')
  await context.setOffline(true)
  const alert = page.getByText(/^Je bent offline\./)
  await expect(alert).toBeVisible()
  const toast = page.getByText('Geen verbinding. Probeer het zo opnieuw.')
  const hearts = page.getByRole('main').getByRole('button', { name: /leuk|like/i })
  await hearts.first().click()
  await expect(hearts.first()).toHaveAttribute('aria-pressed', 'false')
  await expect(toast).toHaveCount(0)
  await hearts.last().click()
  await expect(toast).toBeVisible()
})

test('a refund confirmed offline stays asked, says why, and succeeds with a connection', async ({
  page,
  member: _,
  context,
}) => {
  await page.goto('/credits/eur-25')
  await payWith(page, 'iDEAL', /^Bestellen en betalen/)
  await endPayment(page, 'Betaald')
  await page.getByRole('button', { name: 'Terugbetaling vragen' }).click()
  const question = page.getByRole('alertdialog')
  const confirm = question.getByRole('button', { name: /^Terugbetalen · / })
  await expect(confirm).toBeVisible()
  await context.setOffline(true)
  await confirm.click()
  await expect(question.getByText('Geen verbinding. Probeer het zo opnieuw.')).toBeVisible()
  await context.setOffline(false)
  await confirm.click()
  await expect(page.getByRole('heading', { name: 'Terugbetaald', level: 1 })).toBeVisible()
})
