import { expect, type Page } from '@playwright/test'
import { demoMen, test, WRITE } from './members.ts'
import { devicesOf } from './screens.ts'

async function writeTo(page: Page, id: string): Promise<void> {
  await page.goto(`/members/${id}/chat`)
  await page.getByRole('textbox', { name: /^Bericht aan/ }).fill('Dag, hoe is het?')
  await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
  const log = page.getByRole('log')
  await expect(log).toContainText('Dag, hoe is het?')
  // The next page is rendered with the state at the time of the request.
  await expect(log.getByText('Wordt verstuurd')).toBeHidden()
}

for (const [where, device] of devicesOf('phone')) {
  test.describe(`on ${where}`, () => {
    test.use(device)

    test('a free member sees how many conversations are left before writing', async ({
      page,
      member: _member,
    }) => {
      const [first, second, third] = await demoMen(page.request)
      await page.goto(`/members/${first?.id}`)
      await expect(page.getByText('je nog 2 gesprekken beginnen')).toBeVisible()
      await writeTo(page, first?.id ?? '')
      await expect(page.getByText('gesprekken beginnen')).toBeHidden()
      await page.goto(`/members/${second?.id}/chat`)
      await expect(page.getByText('je nog 1 gesprek beginnen')).toBeVisible()
      await writeTo(page, second?.id ?? '')

      const none = page.getByText(
        'Zonder premium kun je 2 gesprekken beginnen, en dat heb je al gedaan',
      )
      await page.goto(`/members/${third?.id}`)
      await expect(none).toBeVisible()
      await expect(page.getByRole('link', { name: 'Bekijk premium' })).toBeVisible()
      await expect(page.getByRole('link', { name: WRITE })).toBeHidden()
      await page.goto(`/members/${third?.id}/chat`)
      await expect(none).toBeVisible()
      await expect(page.getByRole('textbox', { name: /^Bericht aan/ })).toBeHidden()
      await expect(page.getByRole('button', { name: 'Andere ideeën' })).toBeHidden()
      await page.getByRole('link', { name: 'Bekijk premium' }).click()
      await expect(page).toHaveURL(/\/premium$/)
    })
  })
}
