import { expect, type Page } from '@playwright/test'
import { mailTo } from './mailbox.ts'
import { test } from './members.ts'
import { balanceOf } from './paying.ts'

/** A number of this test's own: codes are counted by phone as well. */
const somePhone = () => `+316${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
/** An account that the sandbox's bank finds empty. */
const EMPTY = 'NL37ABNA0417164399'

async function choose(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Alle \d+ manieren/ }).click()
  await page.getByRole('radio', { name: 'Automatische incasso' }).check()
}

async function send(page: Page, iban: string, phone = somePhone()): Promise<void> {
  await page.getByLabel('Naam van de rekeninghouder').fill('Noor de Vries')
  await page.getByLabel('IBAN').fill(iban)
  await page.getByLabel('Straat').fill('Oudegracht')
  await page.getByLabel('Huisnummer').fill('12')
  await page.getByLabel('Postcode').fill('3511 AA')
  await page.getByLabel('Plaats').fill('Utrecht')
  await page.getByLabel('Mobiel nummer').fill(phone)
  await page.getByRole('button', { name: 'Stuur me een code' }).click()
}

/** From the prices to the code on the phone. */
async function askFor(page: Page, iban: string): Promise<string> {
  const phone = somePhone()
  await page.goto('/credits/eur-25')
  await choose(page)
  await page.getByRole('button', { name: /^Verder met incasso/ }).click()
  await send(page, iban, phone)
  await expect(page.getByRole('dialog', { name: 'Bevestig met je code' })).toBeVisible()
  return /je code is (\d{6})/.exec(await mailTo(page.request, phone))?.[1] ?? ''
}

async function agree(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code van zes cijfers').fill(code)
  await page.getByRole('button', { name: /^Bestellen en betalen/ }).click()
}

test('a member has their account debited with a code from their phone, and gets the credits', async ({
  page,
  member,
}) => {
  const code = await askFor(page, 'NL91ABNA0417164300')
  const offered = page.getByRole('region', { name: 'SEPA-machtiging' })
  await expect(offered.getByText('NL22ZZZ000000000000')).toBeVisible()
  await expect(offered.getByText('NL91 ABNA 0417 1643 00')).toBeVisible()
  await expect(offered.getByText('binnen 8 weken')).toBeVisible()
  const reference = await offered.getByText(/^[0-9A-F]{16}$/).textContent()
  await agree(page, String((Number(code) + 1) % 1_000_000).padStart(6, '0'))
  await expect(page.getByText('Code ongeldig. Nog 4 pogingen.')).toBeVisible()
  // Nothing is lost by a reload: the code still works.
  await page.reload()
  await agree(page, code)
  await expect(page.getByRole('heading', { name: 'We wachten op je bank' })).toBeVisible()
  await expect(page.getByText(/^Machtiging \w+ voor NL••••4300/)).toBeVisible()
  expect(await balanceOf(page)).toMatchObject({ credits: 5 })

  await expect(page.getByRole('heading', { name: '25 credits erbij' })).toBeVisible()
  await expect(page.getByText(/^Machtiging \w+ voor NL••••4300/)).toBeVisible()
  expect(await balanceOf(page)).toMatchObject({ credits: 30, paid_user: true })

  // What was signed is there to read again, on the order and in the mailbox.
  const signed = page.getByRole('region', { name: 'SEPA-machtiging' })
  await expect(signed.getByText(String(reference))).toBeVisible()
  await expect(signed.getByText('NL••••4300')).toBeVisible()
  expect(await mailTo(page.request, member.email, 'SEPA-machtiging')).toContain(String(reference))
})

test('an account that holds nothing brings nothing, and is not debited again', async ({
  page,
  member: _,
}) => {
  await agree(page, await askFor(page, EMPTY))
  await expect(
    page.getByRole('heading', { name: 'De betaling is mislukt of geannuleeerd' }),
  ).toBeVisible()
  expect(await balanceOf(page)).toMatchObject({ credits: 5, paid_user: false })

  await choose(page)
  await page.getByRole('button', { name: /^Verder met incasso/ }).click()
  await send(page, EMPTY)
  await expect(page.getByText(/een eerdere incasso kwam terug/)).toBeVisible()
})
