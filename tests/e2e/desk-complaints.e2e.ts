import { type Browser, expect, type Page } from '@playwright/test'
import { mailTo } from './mailbox.ts'
import { hydrated, test } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

const ANSWER = 'De tweede afschrijving was onze fout.'
const OTHER = 'Dat zoeken we uit.'

/** Files a complaint by the form; the page stays at its status. */
async function complain(page: Page, email: string): Promise<string> {
  await page.goto('/complaints')
  await hydrated(page)
  await page.getByLabel('Waar gaat het over?').selectOption('payment')
  await page.getByLabel('Wat is er gebeurd?').fill('Er is twee keer afgeschreven.')
  await page.getByLabel('Je e-mailadres').fill(email)
  await page.getByRole('button', { name: 'Klacht versturen' }).click()
  await page.getByRole('link', { name: 'Bekijk je klacht' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/Klacht \d{6}-/)
  return /\d{6}-[0-9A-Z]{6}/.exec((await title.textContent()) ?? '')?.[0] ?? 'none'
}

/** The demo's operator, in a browser of their own, at a complaint. */
async function atTheDesk(browser: Browser, number: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'nl-NL' })).newPage()
  await page.goto('/desk/complaints')
  await page.getByRole('button', { name: 'Rondkijken als medewerker' }).click()
  await page.getByRole('row', { name: number }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betaling of credits')
  await expect(page.getByText(`Klacht ${number}`)).toBeVisible()
  return page
}

test('a complaint is answered at the desk: by mail, on its page, and once', async ({
  page,
  browser,
}) => {
  const errors = collectErrors(page)
  const email = `klacht-${crypto.randomUUID()}@example.test`
  const number = await complain(page, email)
  const [first, second] = [await atTheDesk(browser, number), await atTheDesk(browser, number)]
  await expectAccessible(first)
  for (const [desk, text] of [
    [first, ANSWER],
    [second, OTHER],
  ] as const) {
    await desk.getByLabel('Je antwoord').fill(text)
    await desk.reload()
    await expect(desk.getByLabel('Je antwoord')).toHaveValue(text)
  }
  await first.getByRole('button', { name: 'Bekijk de mail vooraf' }).click()
  await expect(first.getByText(`Antwoord op je klacht ${number}`)).toBeVisible()
  await first.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(first.getByText(/^Beantwoord op .* door Demo-operator$/)).toBeVisible()

  await second.getByRole('button', { name: 'Antwoord versturen' }).click()
  await expect(second.getByText(/^Demo-operator was je voor/)).toBeVisible()
  await expect(second.getByText(OTHER)).toBeVisible()
  await expect(second.getByText(ANSWER)).toBeVisible()

  expect(await mailTo(page.request, email, `Antwoord op je klacht ${number}`)).toContain(ANSWER)
  await page.reload()
  await expect(page.getByText(ANSWER)).toBeVisible()
  await expectAccessible(page)
  expect(errors).toEqual([])
})
