import { expect } from '@playwright/test'
import { createMember, openHydrated, test } from './members.ts'
import { devicesOf } from './screens.ts'

for (const [device, use] of devicesOf('phone')) {
  test.describe(`on ${device}`, () => {
    test.use(use)

    test('a real like is shown as a like, and answered from the list', async ({
      page,
      member,
      browser,
    }) => {
      await test.step('without likes the automatic dialog says it is a suggestion', async () => {
        await openHydrated(page, '/members?t=1')
        const dialog = page.getByRole('dialog', { name: /^Misschien iemand voor jou/ })
        await expect(dialog).toContainText('Dit is een suggestie, geen like.')
        await expect(page).not.toHaveURL(/t=/)
        await dialog.getByRole('button', { name: 'Sluiten' }).click()
      })

      const other = await browser.newPage(use)
      const noor = await createMember(other.request)
      const liked = await other.request.put(`/api/likes/${member.id}`, { data: {} })
      expect(liked.ok()).toBe(true)

      await test.step('a real like is shown as a like', async () => {
        await openHydrated(page, '/members?t=1')
        const dialog = page.getByRole('dialog', { name: `${noor.name} vindt je leuk` })
        await expect(dialog).toBeVisible()
        await dialog.getByRole('button', { name: 'Sluiten' }).click()
      })

      await test.step('reply from the list, with the price on the button', async () => {
        await openHydrated(page, '/likes')
        await page.getByRole('link', { name: `Schrijf ${noor.name} · 1 credit` }).click()
        await page.getByLabel(`Bericht aan ${noor.name}`).fill('Leuk dat je me vond!')
        await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
        await expect(page.getByRole('log').getByText('Verstuurd')).toBeVisible()
      })
      await openHydrated(other, `/members/${member.id}/chat`)
      await expect(other.getByRole('log')).toContainText('Leuk dat je me vond!')
    })
  })
}
