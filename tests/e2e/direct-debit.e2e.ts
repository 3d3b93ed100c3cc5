import { expect, type Page } from '@playwright/test'
import { mailTo } from './mailbox.ts'
import { test } from './members.ts'
import { balanceOf } from './paying.ts'

/** A unique phone number: codes are rate limited by phone number. */
const uniquePhone = () => `+316${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
/** A bank account with no balance in the payment sandbox. */
const IBAN_WITHOUT_FUNDS = 'NL37ABNA0417164399'

async function chooseDirectDebit(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Alle \d+ manieren/ }).click()
  await page.getByRole('radio', { name: 'Automatische incasso' }).check()
}

async function submitDebitForm(page: Page, iban: string, phone = uniquePhone()): Promise<void> {
  await page.getByLabel('Naam van de rekeninghouder').fill('Noor de Vries')
  await page.getByLabel('IBAN').fill(iban)
  await page.getByLabel('Straat').fill('Oudegracht')
  await page.getByLabel('Huisnummer').fill('12')
  await page.getByLabel('Postcode').fill('3511 AA')
  await page.getByLabel('Plaats').fill('Utrecht')
  await page.getByLabel('Mobiel nummer').fill(phone)
  await page.getByRole('button', { name: 'Stuur me een code' }).click()
}

/** From the checkout to the SMS code. */
async function requestCode(page: Page, iban: string): Promise<string> {
  const phone = uniquePhone()
  await page.goto('/credits/eur-25')
  await chooseDirectDebit(page)
  await page.getByRole('button', { name: /^Verder met incasso/ }).click()
  await submitDebitForm(page, iban, phone)
  await expect(page.getByRole('dialog', { name: 'Bevestig met je code' })).toBeVisible()
  return /je code is (\d{6})/.exec(await mailTo(page.request, phone))?.[1] ?? ''
}

async function confirmCode(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code van zes cijfers').fill(code)
  await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()
}

test('a member pays by direct debit with an SMS code, and gets the credits', async ({
  page,
  member,
}) => {
  const code = await requestCode(page, 'NL91ABNA0417164300')
  const mandate = page.getByRole('region', { name: 'SEPA-machtiging' })
  await expect(mandate.getByText('NL22ZZZ000000000000')).toBeVisible()
  await expect(mandate.getByText('NL91 ABNA 0417 1643 00')).toBeVisible()
  await expect(mandate.getByText('binnen 8 weken')).toBeVisible()
  const reference = await mandate.getByText(/^[0-9A-F]{16}$/).textContent()
  await confirmCode(page, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByText('Code ongeldig. Nog 4 pogingen.')).toBeVisible()
  // The code is still valid after a reload.
  await page.reload()
  await confirmCode(page, code)
  await expect(page.getByRole('heading', { name: 'We wachten op je bank' })).toBeVisible()
  await expect(page.getByText(/^Machtiging \w+ voor NL••••4300/)).toBeVisible()
  expect(await balanceOf(page)).toMatchObject({ credits: 5 })

  await expect(page.getByRole('heading', { name: '25 credits erbij' })).toBeVisible()
  await expect(page.getByText(/^Machtiging \w+ voor NL••••4300/)).toBeVisible()
  expect(await balanceOf(page)).toMatchObject({ credits: 30, paid_user: true })

  // The signed mandate is shown with the order and in the mail.
  const signedMandate = page.getByRole('region', { name: 'SEPA-machtiging' })
  await expect(signedMandate.getByText(String(reference))).toBeVisible()
  await expect(signedMandate.getByText('NL••••4300')).toBeVisible()
  expect(await mailTo(page.request, member.email, 'SEPA-machtiging')).toContain(String(reference))
  await page.emulateMedia({ media: 'print' })
  await expect(signedMandate.getByText(String(reference))).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
})

test('a direct debit without funds gives no credits, and cannot be retried', async ({
  page,
  member: _,
}) => {
  await confirmCode(page, await requestCode(page, IBAN_WITHOUT_FUNDS))
  await expect(
    page.getByRole('heading', { name: 'De betaling is mislukt of geannuleeerd' }),
  ).toBeVisible()
  expect(await balanceOf(page)).toMatchObject({ credits: 5, paid_user: false })

  await chooseDirectDebit(page)
  await page.getByRole('button', { name: /^Verder met incasso/ }).click()
  await submitDebitForm(page, IBAN_WITHOUT_FUNDS)
  await expect(page.getByText(/een eerdere incasso kwam terug/)).toBeVisible()
})
