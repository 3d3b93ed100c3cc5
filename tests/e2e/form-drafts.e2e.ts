import { type BrowserContext, expect, type Page } from '@playwright/test'
import { createMember, demoMen, type NewMember, openHydrated, PASSWORD, test } from './members.ts'
import { collectErrors } from './page-checks.ts'
import { screens } from './screens.ts'

const ABOUT = 'Ik fiets elke zondag langs de Vecht en zing dan te hard.'

/** Ends the session, as its expiry would; the tab stays open. */
const endSession = (context: BrowserContext) => context.clearCookies()

async function logInAgain(page: Page, { email }: Pick<NewMember, 'email'>): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible()
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).click()
}

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Over mij' })
const about = (page: Page) => sheet(page).getByLabel('Over mij')
const restoredNotice = 'Dit vulde je eerder in; het staat er nog.'
const stored = (page: Page) => page.evaluate(() => sessionStorage.getItem('forms') ?? '')

async function editAbout(page: Page): Promise<void> {
  await openHydrated(page, '/profile')
  await page.getByRole('button', { name: 'Over mij bewerken' }).click()
  await about(page).fill(ABOUT)
}

for (const [screen, viewport] of screens('phone')) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('a draft is restored after the session expired and the member logged in again', async ({
      page,
      context,
      member,
    }) => {
      await editAbout(page)
      await endSession(context)
      await sheet(page).getByRole('button', { name: 'Opslaan' }).click()
      await logInAgain(page, member)
      await expect(about(page)).toHaveValue(ABOUT)
      await expect(sheet(page)).toContainText(restoredNotice)
      await sheet(page).getByRole('button', { name: 'Opslaan' }).click()
      await expect(sheet(page)).toBeHidden()
      expect(await stored(page)).not.toContain(ABOUT)
      await page.reload()
      // As their text, and as the line taken from it.
      await expect(page.getByText(ABOUT)).toHaveCount(2)
      await expect(sheet(page)).toBeHidden()
    })

    test('a reload restores the direct debit form, except for IBAN and phone number', async ({
      page,
      member: _,
    }) => {
      await page.goto('/credits/eur-25')
      await page.getByRole('button', { name: /^Alle \d+ manieren/ }).click()
      await page.getByRole('radio', { name: 'Automatische incasso' }).check()
      await page.getByRole('button', { name: /^Verder met incasso/ }).click()
      await page.getByLabel('Naam van de rekeninghouder').fill('Noor de Vries')
      await page.getByLabel('IBAN').fill('NL91ABNA0417164300')
      await page.getByLabel('Straat').fill('Oudegracht')
      await page.getByLabel('Mobiel nummer').fill('+31612345678')
      expect(await stored(page)).not.toMatch(/ABNA|4300|5678/)

      const errors = collectErrors(page)
      await page.reload()
      await expect(page.getByLabel('Straat')).toHaveValue('Oudegracht')
      await expect(page.getByLabel('Naam van de rekeninghouder')).toHaveValue('Noor de Vries')
      await expect(page.getByLabel('IBAN')).toHaveValue('')
      // Hydration of the server's page, which has no draft, gave no errors.
      expect(errors).toEqual([])
      await expect(page.getByLabel('Mobiel nummer')).toHaveValue('')
      await expect(page.getByText('Je IBAN en telefoonnummer bewaren we')).toBeVisible()
      await page.getByRole('link', { name: 'Anders betalen' }).first().click()
      await expect.poll(() => stored(page)).not.toContain('Oudegracht')
    })
  })
}

test('closing a sheet keeps its draft; cancelling, logging out and another member discard it', async ({
  page,
  context,
  browser,
  member,
}) => {
  const edit = page.getByRole('button', { name: 'Over mij bewerken' })
  const close = () => sheet(page).getByRole('button', { name: 'Sluiten' }).click()
  await test.step('closing keeps it, cancelling does not', async () => {
    await editAbout(page)
    await close()
    await edit.click()
    await expect(about(page)).toHaveValue(ABOUT)
    await sheet(page).getByRole('button', { name: 'Annuleren' }).click()
    await edit.click()
    await expect(about(page)).toHaveValue('')
  })

  await test.step('logging out asks, and discards all drafts', async () => {
    await about(page).fill(ABOUT)
    await close()
    expect(await stored(page)).toContain(ABOUT)
    await page.getByRole('button', { name: 'Mijn account' }).click()
    await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
    const question = page.getByRole('alertdialog', { name: 'Uitloggen?' })
    await expect(question).toContainText('Wat je in een formulier invulde')
    await question.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(page).toHaveURL(/\/$/)
    expect(await stored(page)).not.toContain(ABOUT)
  })

  await test.step('another member who logs in does not see it', async () => {
    const { email, password } = member
    const logIn = await page.request.post('/api/user.php', { data: { email, password } })
    expect(logIn.status()).toBe(200)
    const otherPage = await browser.newPage()
    const other = await createMember(otherPage.request)
    await otherPage.close()
    await editAbout(page)
    await endSession(context)
    await sheet(page).getByRole('button', { name: 'Opslaan' }).click()
    await logInAgain(page, other)
    await expect(edit).toBeVisible()
    await expect(sheet(page)).toBeHidden()
    expect(await stored(page)).not.toContain(ABOUT)
  })
})

test('a report, a new email address and search filters are restored after a reload', async ({
  page,
  member: _,
}) => {
  await test.step('the report', async () => {
    const [other] = await demoMen(page.request)
    await openHydrated(page, `/members/${other?.id}`)
    await page.getByRole('button', { name: `${other?.name} melden` }).click()
    await page.getByRole('radio', { name: 'Reclame of spam' }).check()
    await page.getByLabel('Wat moeten we weten?').fill('Een winkel.')
    await page.reload()
    await expect(page.getByLabel('Wat moeten we weten?')).toHaveValue('Een winkel.')
    await expect(page.getByRole('radio', { name: 'Reclame of spam' })).toBeChecked()
    await page.getByRole('button', { name: 'Annuleren' }).click()
  })

  await test.step('the email address, without the password', async () => {
    await openHydrated(page, '/notifications/log-in')
    await page.getByRole('button', { name: 'E-mailadres wijzigen' }).click()
    const form = page.getByRole('form', { name: 'E-mailadres' })
    await expect(form.getByLabel('Nieuw e-mailadres')).toBeFocused()
    await form.getByLabel('Nieuw e-mailadres').fill('noor@elders.test')
    await form.getByLabel('Huidig wachtwoord').fill('geheim')
    await page.reload()
    await expect(form.getByLabel('Nieuw e-mailadres')).toHaveValue('noor@elders.test')
    await expect(form.getByLabel('Huidig wachtwoord')).toHaveValue('')
    await expect(form).toContainText('Je wachtwoord vragen we voor de zekerheid opnieuw.')
    expect(await stored(page)).not.toContain('geheim')
  })

  await test.step('the reason for deleting the account', async () => {
    await page.goto('/notifications/leave')
    await page.getByRole('button', { name: 'Account verwijderen' }).click()
    await page.getByRole('dialog').getByRole('radio').first().check()
    await page.reload()
    await expect(page.getByRole('dialog').getByRole('radio').first()).toBeChecked()
    await page.getByRole('button', { name: 'Sluiten' }).click()
  })

  await test.step('the search filters', async () => {
    await page.goto('/members')
    await page.getByRole('button', { name: 'Filters' }).click()
    await page.getByRole('dialog').getByRole('switch', { name: 'Nu online' }).click()
    await page.reload()
    await expect(page.getByRole('dialog').getByRole('switch', { name: 'Nu online' })).toBeChecked()
  })
})

test('an unsent message is not shown to another member who logs in', async ({
  page,
  context,
  browser,
  member,
}) => {
  const otherPage = await browser.newPage()
  const other = await createMember(otherPage.request)
  await otherPage.close()
  await page.goto(`/members/${other.id}/chat`)
  await page.getByLabel(/^Bericht aan/).fill('Dag')
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
  await expect(page.getByRole('log')).toContainText('Dag')
  await page.getByLabel(/^Bericht aan/).fill('Nog niet verstuurd')
  await page.reload()
  await expect(page.getByLabel(/^Bericht aan/)).toHaveValue('Nog niet verstuurd')
  await endSession(context)
  await page.reload()
  await logInAgain(page, other)
  await expect(page.getByLabel(`Bericht aan ${member.name}`)).toBeVisible()
  await expect(page.getByLabel(`Bericht aan ${member.name}`)).toHaveValue('')
})
