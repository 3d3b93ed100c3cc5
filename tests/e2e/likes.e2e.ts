import { devices, expect } from '@playwright/test'
import { join, openAnswering, test } from './members.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

for (const [device, use] of [
  ['a desktop', {}],
  ['a phone', phone],
] as const) {
  test.describe(`on ${device}`, () => {
    test.use(use)

    test('who is liked hears of it as it is, and writes back from the list', async ({
      page,
      member,
      browser,
    }) => {
      await test.step('nobody likes the member yet: what comes by itself says it is a suggestion', async () => {
        await openAnswering(page, '/members?t=1')
        const shown = page.getByRole('dialog', { name: /^Misschien iemand voor jou/ })
        await expect(shown).toContainText('Dit is een suggestie, geen like.')
        await expect(page).not.toHaveURL(/t=/)
        await shown.getByRole('button', { name: 'Sluiten' }).click()
      })

      const other = await browser.newPage(use)
      const noor = await join(other.request)
      const liked = await other.request.put(`/api/likes/${member.id}`, { data: {} })
      expect(liked.ok()).toBe(true)

      await test.step('somebody really does: it is told as a like', async () => {
        await openAnswering(page, '/members?t=1')
        const shown = page.getByRole('dialog', { name: `${noor.name} vindt je leuk` })
        await expect(shown).toBeVisible()
        await shown.getByRole('button', { name: 'Sluiten' }).click()
      })

      await test.step('write back from the list, the price in sight', async () => {
        await openAnswering(page, '/likes')
        await page.getByRole('link', { name: `Schrijf ${noor.name} · 1 credit` }).click()
        await page.getByLabel(`Bericht aan ${noor.name}`).fill('Leuk dat je me vond!')
        await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
        await expect(page.getByRole('log').getByText('Verstuurd')).toBeVisible()
      })
      await openAnswering(other, `/members/${member.id}/chat`)
      await expect(other.getByRole('log')).toContainText('Leuk dat je me vond!')
    })
  })
}
