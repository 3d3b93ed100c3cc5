import { expect, type Page } from '@playwright/test'
import { demoMen, openHydrated, test } from './members.ts'
import { TOUCH_PHONE } from './screens.ts'

async function openChat(page: Page): Promise<void> {
  const [other] = await demoMen(page.request)
  await page.goto(`/members/${other?.id}/chat`)
}

const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })
const log = (page: Page) => page.getByRole('log')

test.describe('on a touch screen', () => {
  test.use(TOUCH_PHONE)

  test('Enter starts a new line, and only the button sends', async ({ page, member: _ }) => {
    await openChat(page)
    await field(page).fill('Dag buur')
    await field(page).press('Enter')
    await field(page).pressSequentially('Hoe is het?')
    await expect(field(page)).toHaveValue('Dag buur\nHoe is het?')
    await expect(field(page)).toHaveAccessibleDescription(/^Enter maakt een nieuwe regel/)
    await expect(log(page)).not.toContainText('Dag buur')

    await page.getByRole('button', { name: 'Verstuur · 1 credit' }).click()
    await expect(log(page)).toContainText('Dag buur')
    await page.goto('/notifications/language')
    await expect(page.getByRole('heading', { name: 'Taal', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Schrijven' })).toBeHidden()
  })
})

test('with a keyboard Enter sends, until the member chooses Ctrl+Enter', async ({
  page,
  member: _,
}) => {
  await openChat(page)
  await field(page).fill('Met Enter')
  await field(page).press('Enter')
  await expect(log(page)).toContainText('Met Enter')
  const chat = page.url()

  await openHydrated(page, '/notifications/language')
  await page.getByRole('radio', { name: 'Ctrl+Enter' }).check()
  await openHydrated(page, chat)
  await field(page).fill('Met Ctrl')
  await field(page).press('Enter')
  await expect(field(page)).toHaveValue('Met Ctrl\n')
  await field(page).press('Control+Enter')
  await expect(log(page)).toContainText('Met Ctrl')
  await expect(field(page)).toHaveValue('')
})
