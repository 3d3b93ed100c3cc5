import { expect } from '@playwright/test'
import { mailTo } from './mailbox.ts'
import { hydrated, test } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'
import { balanceOf, endPayment, payWith } from './paying.ts'

test('a buyer withdraws without a login, by a mailed link', async ({ page, member }) => {
  await page.goto('/credits/eur-25')
  await payWith(page, 'iDEAL', /^Bestellen en betalen/)
  await endPayment(page, 'Betaald')
  await expect(
    page.getByRole('link', { name: 'Overeenkomst hier herroepen' }).first(),
  ).toBeVisible()
  const mainText = (await page.locator('main').textContent()) ?? ''
  const number = /\d{6}-[0-9A-Z]{6}/.exec(mainText)?.[0] ?? 'none'
  await page.goto('about:blank')
  await page.context().clearCookies()
  const errors = collectErrors(page)

  await page.goto('/pages/faq')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Overeenkomst hier herroepen' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overeenkomst herroepen')
  await page.getByRole('button', { name: 'Verder' }).click()
  for (const missing of ['je bestelnummer', 'je naam', 'je e-mailadres'])
    await expect(page.getByText(`Vul ${missing} in.`)).toBeVisible()
  await expect(page.getByLabel('Bestelnummer')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Bestelnummer').fill(number.toLowerCase())
  await page.getByLabel('Je naam').fill(member.name)
  await page.getByLabel('E-mailadres van je account').fill(member.email)
  await page.reload()
  // Nobody touches the page: the app starts by itself.
  await expect(page.getByLabel('Bestelnummer')).toHaveValue(number.toLowerCase())
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByText(`bestelnummer ${number}.`)).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()

  const mail = await mailTo(page.request, member.email, 'Bevestig je herroeping')
  const link = /href="https?:\/\/[^/"]+(\/withdrawals\/[^"]+)"/.exec(mail)?.[1] ?? ''
  await page.goto(link)
  await expect(
    page.getByText(/^25 credits gaan van je account af\. €\s14,99 gaat terug/),
  ).toBeVisible()
  await expect(page.getByText('dan ben je geen premium meer')).toBeVisible()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(
    page.getByText('We betalen € 14,99 terug voor 25 ongebruikte credits.'),
  ).toBeVisible()
  await expectAccessible(page)
  const receipt = await mailTo(page.request, member.email, 'Ontvangstbevestiging')
  expect(receipt).toContain('Ik herroep mijn aankoop van credits.')
  expect(receipt).toContain(number)
  expect(errors).toEqual([])
})

test('a member withdraws from an order on its page', async ({ page, member: _ }) => {
  await page.goto('/credits/eur-25')
  await payWith(page, 'iDEAL', /^Bestellen en betalen/)
  await endPayment(page, 'Betaald')
  await page.getByRole('main').getByRole('link', { name: 'Overeenkomst hier herroepen' }).click()
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(
    page.getByText(/^25 credits gaan van je account af\. €\s14,99 gaat terug/),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Herroeping van bestelling')
  expect(await balanceOf(page)).toMatchObject({ credits: 5, paid_user: false })
})

test('an address without orders gets the same page, and a mail that says so', async ({ page }) => {
  const email = `niemand-${crypto.randomUUID()}@example.test`
  await page.goto('/withdraw')
  await hydrated(page)
  await page.getByLabel('Bestelnummer').fill('261121-7KQ4MX')
  await page.getByLabel('Je naam').fill('Niemand')
  await page.getByLabel('E-mailadres van je account').fill(email)
  await page.getByRole('button', { name: 'Verder' }).click()
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click()
  await expect(page.getByRole('heading', { name: 'Kijk in je mail' })).toBeVisible()
  await mailTo(page.request, email, 'Geen bestelling gevonden')
})
