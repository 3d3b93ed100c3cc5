import { expect } from '@playwright/test'
import { test, visit } from './members.ts'
import { expectSound, watch } from './soundness.ts'

test('a visitor finds an answer by searching the questions', async ({ page }) => {
  const wrong = watch(page)
  await visit(page, '/pages/faq')
  const search = page.getByRole('searchbox', { name: 'Zoek in de vragen' })
  await search.fill('geld terug')
  await expect(page.getByRole('heading', { name: 'Kan ik mijn geld terugkrijgen?' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Hoe verander ik de taal?' })).toHaveCount(0)
  await expectSound(page)
  await page.getByRole('link', { name: 'Lees hoe het werkt' }).click()
  await expect(page).toHaveURL(/\/pages\/return-policy$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herroepen en geld terug')
  expect(wrong).toEqual([])
})

test('the contents lead to a part of the page, and the phone number can be dialled', async ({
  page,
}) => {
  await visit(page, '/pages/service')
  await page
    .getByRole('navigation', { name: 'Op deze pagina' })
    .getByRole('link', { name: 'Wie wij zijn' })
    .click()
  await expect(page).toHaveURL(/#company$/)
  await expect(page.getByRole('link', { name: '+31 85 - 000 00 00' })).toHaveAttribute(
    'href',
    'tel:+31850000000',
  )
})

test('a page of text that there is not is not found', async ({ page }) => {
  const answer = await page.goto('/pages/nowhere')
  expect(answer?.status()).toBe(404)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the questions are read without scripts, and what would not answer is not shown', async ({
    page,
  }) => {
    await page.goto('/pages/faq')
    await expect(page.getByText('Premium krijg je bij je eerste bundel')).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeHidden()
  })
})
