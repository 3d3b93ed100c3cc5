import { expect } from '@playwright/test'
import { openAsVisitor, openHydrated, test } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

test('a visitor finds an answer by searching this page and the others', async ({ page }) => {
  const errors = collectErrors(page)
  await page.goto('/pages/faq')
  const search = page.getByRole('searchbox', { name: 'Zoek in uitleg en regels' })
  await search.fill('geld terug')
  await expect(page.getByRole('heading', { name: 'Kan ik mijn geld terugkrijgen?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hoe verander ik de taal?' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Lees hoe het werkt' }).click()
  await expect(page).toHaveURL(/\/pages\/return-policy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herroepen en geld terug')

  await search.fill('bezwaar')
  await page.getByRole('link', { name: 'Huisregels · Bezwaar maken' }).click()
  await expect(page).toHaveURL(/\/pages\/ban#appeal$/)
  await expect(page.getByRole('heading', { name: 'Bezwaar maken' })).toBeInViewport()
  await expect(search).toHaveValue('')
  expect(errors).toEqual([])
})

test('the table of contents links to sections, and the phone number is a link', async ({
  page,
}) => {
  await page.goto('/pages/service')
  await page
    .getByRole('navigation', { name: 'Op deze pagina' })
    .getByRole('link', { name: 'Bedrijfsgegevens' })
    .click()
  await expect(page).toHaveURL(/#company$/)
  await expect(page.getByRole('link', { name: '+31 85 - 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31850000000',
  )
})

test('terms, complaints and withdrawal need no age confirmation, other pages do', async ({
  page,
}) => {
  await page.goto('/pages/terms')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Klachten' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Klachten')
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Overeenkomst hier herroepen' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overeenkomst herroepen')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await openAsVisitor(page, '/members')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('an unknown text page gives a 404', async ({ page }) => {
  const answer = await page.goto('/pages/nowhere')
  expect(answer?.status()).toBe(404)
})

test('every cookie that is set is listed on the cookies page', async ({
  page,
  context,
  member: _,
}) => {
  await openHydrated(page, '/lang-config')
  await page.getByRole('combobox', { name: 'Land' }).selectOption('BE')
  await page
    .getByRole('region', { name: 'Alle talen' })
    .getByRole('link', { name: 'Nederlands' })
    .click()
  await page.goto('/members')
  const names = async () => (await context.cookies()).map(({ name }) => name).toSorted()
  const listed = ['country', 'locale', 'notices', 'tz', 'vonk_device', 'vonk_session']
  await expect.poll(names).toEqual(listed)
  await page.goto('/pages/cookies')
  const rows = page.getByRole('table').getByRole('row')
  for (const name of listed) await expect(rows.filter({ hasText: name })).toHaveCount(1)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the FAQ is readable without scripts, and its search is hidden', async ({ page }) => {
    await page.goto('/pages/faq')
    await expect(page.getByText('Premium krijg je bij je eerste bundel')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})
