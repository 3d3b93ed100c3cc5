import { devices, expect } from '@playwright/test'
import { test } from './members.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']
const HEIGHT = 844

test.describe('on a phone', () => {
  test.use({ ...phone, viewport: { width: 390, height: HEIGHT } })

  test('the first photo begins in the top half of the screen, whatever notices are shown', async ({
    page,
    member: _member,
  }) => {
    await page.goto('/members')
    await expect(page.getByRole('region', { name: /korting|bonus/i })).toBeVisible()
    await expect(page.getByText('Vertel iets meer over jezelf')).toBeVisible()
    const face = page.getByRole('article').first().locator('img').first()
    const top = async () => (await face.boundingBox())?.y ?? HEIGHT
    await expect.poll(top).toBeLessThan(HEIGHT * 0.45)
  })
})

test('the missing photo notice has the lowest priority and cannot be dismissed', async ({
  page,
  member: _member,
}) => {
  await page.goto('/members')
  const photo = page.getByText('Je hebt geen profielfoto')
  await expect(page.getByText('Vertel iets meer over jezelf')).toBeVisible()
  await expect(photo).toBeHidden()
  await page.getByRole('button', { name: 'Niet meer tonen' }).click()
  await expect(photo).toBeVisible()
  await expect(page.getByRole('button', { name: 'Niet meer tonen' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Foto toevoegen' }).click()
  await expect(page.getByRole('heading', { name: 'Mijn profiel' })).toBeVisible()
})
