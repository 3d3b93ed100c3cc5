import { expect } from '@playwright/test'
import { openHydrated, test } from './members.ts'
import { expectAccessible } from './page-checks.ts'

test('a member withdraws consent, is no longer found in search, and gives consent again', async ({
  page,
  member,
}) => {
  await openHydrated(page, '/notifications/seen')
  await page.getByRole('button', { name: 'Toestemming intrekken' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Toestemming intrekken' }).click()
  await expect(page.getByText('Je hebt je toestemming ingetrokken.')).toBeVisible()
  await expectAccessible(page)
  const exported = await (
    await page.request.get('/api/account/export', {
      headers: { 'x-request-type': 'client' },
    })
  ).json()
  expect(exported.profile).toMatchObject({ id: member.id, sexuality: null, listedOn: [] })

  for (const path of ['/match-finder', '/swipe-game', '/signup-matches']) {
    await page.goto(path)
    await expect(
      page.getByRole('heading', { name: 'We kunnen je nu niemand voorstellen' }),
    ).toBeVisible()
    await expect(page.getByText(/Nog \d likes? vandaag/)).toBeHidden()
  }
  await page.getByRole('link', { name: 'Naar je toestemming' }).click()
  await expect(page).toHaveURL(/\/notifications\/seen#consent$/)
  await expect(page.getByText('Je hebt je toestemming ingetrokken.')).toBeInViewport()
  await page.getByRole('radio', { name: 'Hetero' }).check()
  await page.getByRole('checkbox', { name: /mag mijn seksuele voorkeur/ }).check()
  await page.getByRole('button', { name: 'Toestemming geven' }).click()
  await expect(page.getByRole('button', { name: 'Toestemming intrekken' })).toBeVisible()
  await page.goto('/match-finder')
  await expect(page.locator('[data-place="front"]').getByRole('heading')).toBeVisible()
})
