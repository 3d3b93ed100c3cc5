import { type Browser, expect, type Page } from '@playwright/test'
import { mailTo } from './mailbox.ts'
import { hydrated, test } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'
import { balanceOf, endPayment, payWith } from './paying.ts'

/** The demo's operator, in a browser of their own. */
async function atTheDesk(browser: Browser, path: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  await page.goto(path)
  await page.getByRole('button', { name: 'Rondkijken als medewerker' }).click()
  return page
}

test('an operator makes a code, a member pays with it, and the operator sees that, refunds it and ends the code', async ({
  page,
  member,
  browser,
}) => {
  const code = `E2E-${crypto.randomUUID().slice(0, 8)}`.toUpperCase()
  const desk = await atTheDesk(browser, '/desk/codes')
  const errors = collectErrors(desk)

  await test.step('made, with what is wrong said at its field', async () => {
    await desk.getByRole('textbox', { name: 'Percentage' }).fill('91')
    await desk.getByRole('button', { name: 'Code maken' }).click()
    await expect(desk.getByText('Vul een heel getal in van 1 tot en met 90.')).toBeVisible()
    await desk.getByRole('textbox', { name: 'Code' }).fill(code)
    await desk.getByRole('textbox', { name: 'Percentage' }).fill('50')
    await desk.getByRole('button', { name: 'Code maken' }).click()
    await expect(desk.getByRole('row', { name: code })).toBeVisible()
    await expectAccessible(desk)
  })

  await test.step('paid with', async () => {
    await page.goto(`/credits/eur-25?code=${code}`)
    await hydrated(page)
    await expect(page.getByText(`Korting 50% (${code})`)).toBeVisible()
    await payWith(page, 'iDEAL', /^Bestellen en betalen · €\s9,99/)
    await endPayment(page, 'Betaald')
    await expect.poll(async () => (await balanceOf(page)).credits).toBe(30)
  })

  await test.step('seen in use, with the order behind it', async () => {
    await desk.reload()
    await desk.getByRole('row', { name: code }).getByRole('link', { name: '1' }).click()
    await desk.getByRole('row', { name: member.name }).getByRole('link').first().click()
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(/^Bestelling \d{6}-/)
    await expect(desk.getByText('Credits bijgeschreven')).toBeVisible()
    await expectAccessible(desk)
  })

  await test.step('refunded whole, with a mail to the member', async () => {
    await desk.getByRole('radio', { name: /^Alles/ }).check()
    await desk.getByRole('textbox', { name: 'Reden' }).fill('Dubbel betaald')
    await desk.getByRole('button', { name: /^€\s9,99 terugbetalen/ }).click()
    const question = desk.getByRole('alertdialog')
    await question.getByRole('button', { name: /^€\s9,99 terugbetalen/ }).click()
    await expect(desk.getByRole('heading', { name: 'Terugbetalingen', exact: true })).toBeVisible()
    await expect(desk.getByText('Bestelling terugbetaald')).toBeVisible()
    await expect.poll(async () => (await balanceOf(page)).credits).toBe(5)
    await mailTo(page.request, member.email, 'terug')
  })

  await test.step('ended', async () => {
    await desk.getByRole('navigation').getByRole('link', { name: 'Kortingscodes' }).click()
    await desk.getByRole('button', { name: `${code} beëindigen` }).click()
    await desk.getByRole('alertdialog').getByRole('button', { name: 'Beëindigen' }).click()
    await expect(desk.getByRole('row', { name: code })).toContainText('beëindigd')
    const known = await page.request.get(`/api/discountcode.php?code=${code}`)
    expect(known.status()).toBe(404)
  })
  expect(errors).toEqual([])
})

test('an operator grants credits: the member has them, and a mail', async ({
  page,
  member,
  browser,
}) => {
  const desk = await atTheDesk(browser, `/desk/members/${member.id}`)
  await desk.getByLabel('Aantal credits').fill('25')
  await desk.getByRole('textbox', { name: 'Reden' }).fill('Foto niet bezorgd')
  await desk.getByRole('button', { name: 'Credits geven' }).click()
  await expect(desk.getByRole('table', { name: 'Boekingen' })).toContainText('+25')
  await expect.poll(async () => (await balanceOf(page)).credits).toBe(30)
  await mailTo(page.request, member.email, 'credits van ons')
})
