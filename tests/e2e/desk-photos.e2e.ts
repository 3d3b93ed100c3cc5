import { expect, test } from '@playwright/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { newId } from '#app/shared/new-id.ts'
import { createMember, demoMen, newSession } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

test('an operator takes a photo down from a report, and puts it back', async ({
  browser,
  playwright,
  baseURL,
}) => {
  const mine = await newSession(playwright, baseURL)
  await createMember(mine)
  // Not one of the first, whom other journeys meet.
  const shown = (await demoMen(mine)).at(-1)
  const filed = await mine.post('/api/reports', {
    data: { id: newId(), profile_id: shown?.id, reason: 'fake', note: '' },
  })
  const { number } = await filed.json()

  const page = await (await browser.newContext()).newPage()
  await page.goto('/desk/reports')
  await page.getByLabel('E-mail').fill(DESK_GUEST.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(DESK_GUEST.password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
  const row = page.getByRole('row', { name: number }).getByRole('link').first()
  const isOpen = () =>
    expect(page.getByRole('heading', { level: 1 })).toHaveText(`Melding ${number}`)
  // Its place in the list is kept, on the way back as on the way up.
  await row.press('Enter')
  await isOpen()
  await page.goBack()
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await isOpen()
  await page.getByRole('navigation').getByRole('link', { name: 'Meldingen' }).click()
  await expect(row).toBeFocused()
  await page.keyboard.press('Enter')
  await isOpen()
  const errors = collectErrors(page)

  const photos = page.getByRole('list', { name: 'Foto’s' })
  const removed = page.getByRole('radio', { name: /^Foto weggehaald/ })
  await expect(removed).toBeDisabled()
  await photos.getByRole('button', { name: 'Weghalen' }).first().click()
  const dialog = page.getByRole('alertdialog')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Weghalen' }).click()
  await expect(dialog.getByText('Kies een reden.')).toBeVisible()
  await dialog.getByLabel('Reden').selectOption('rights')
  await expect(dialog.getByText('deze foto is van iemand anders', { exact: false })).toBeVisible()
  await dialog.getByRole('button', { name: 'Weghalen' }).click()
  await expect(photos.getByText(/: Auteursrecht$/)).toBeVisible()
  await expect(removed).toBeEnabled()
  await expectAccessible(page)

  await photos.getByRole('button', { name: 'Toch goedkeuren' }).click()
  await expect(photos.getByText(/: Auteursrecht$/)).toHaveCount(0)
  await expect(removed).toBeDisabled()
  expect(errors).toEqual([])
})
