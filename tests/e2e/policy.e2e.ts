import { expect, type Page } from '@playwright/test'
import { CAMPAIGNS } from '#app/landers/lander-names.ts'
import { newId } from '#app/shared/new-id.ts'
import { demoMen, openAsVisitor, test } from './members.ts'
import { collectErrors, expectAccessible, expectNoOverflow } from './page-checks.ts'
import { signupModal } from './signup.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

const LANDERS = CAMPAIGNS.map((name) => `/landers/${name}`)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
}

async function expectOnPages(
  page: Page,
  paths: readonly string[],
  expectation: (page: Page) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path)
      await expectation(page)
    })
  }
}

test('landers are accessible for visitors', async ({ page }) => {
  const errors = collectErrors(page)
  await openAsVisitor(page, '/')
  await expectOnPages(page, LANDERS, expectAccessible)
  expect(errors).toEqual([])
})

test('search, profile and settings pages are accessible for members', async ({
  page,
  member: _,
}) => {
  const [other] = await demoMen(page.request)
  const errors = collectErrors(page)
  await expectOnPages(
    page,
    ['/members', `/members/${other?.id}`, '/likes', '/profile'],
    expectNoOverflow,
  )
  await expectOnPages(page, ['/notifications', '/chats'], expectNoOverflow)
  await page.goto(`/members/${other?.id}/chat`)
  await expect(page.getByLabel(`Bericht aan ${other?.name}`)).toBeVisible()
  await expectNoOverflow(page)
  expect(errors).toEqual([])
})

test('payment pages are accessible for members', async ({ page, member: _ }) => {
  const errors = collectErrors(page)
  await expectOnPages(
    page,
    ['/credits', '/credits/eur-25', '/credits/repeat-order'],
    expectNoOverflow,
  )
  await expectOnPages(page, ['/premium', '/transactions'], expectNoOverflow)
  expect(errors).toEqual([])
})

test('dialogs are accessible for visitors', async ({ page }) => {
  const [other] = await demoMen(page.request)
  const errors = collectErrors(page)
  await page.goto(`/members/${other?.id}`)
  const warning = page.getByRole('button', { name: 'Ik ben 18 of ouder' })
  await expect(warning).toBeVisible()
  await expectNoOverflow(page)
  await warning.click()
  await page.getByRole('button', { name: 'Schrijf een bericht' }).click()
  await expect(signupModal(page).getByLabel(/^Je bericht aan/)).toBeVisible()
  await expectNoOverflow(page)
  expect(errors).toEqual([])
})

test('dialogs are accessible for members', async ({ page, member: _ }) => {
  const [other] = await demoMen(page.request)
  const errors = collectErrors(page)
  const expectNoOverflowInDialog = async (path: string, button: string | RegExp) => {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    await expectNoOverflow(page)
  }
  await expectNoOverflowInDialog('/members', 'Filters')
  await expectNoOverflowInDialog(`/members/${other?.id}`, /blokkeren$/)
  await expectNoOverflowInDialog('/profile', 'Over mij bewerken')
  await expectNoOverflowInDialog('/notifications', 'Account verwijderen')
  await expectNoOverflowInDialog('/credits', 'Overzicht van je credits')
  expect(errors).toEqual([])
})

test('the out-of-credits dialog is accessible', async ({ page, member: _ }) => {
  const [other] = await demoMen(page.request)
  await page.goto(`/members/${other?.id}/chat`)
  await page.waitForURL(/\/chats\//)
  const conversation = new URL(page.url()).pathname.split('/').at(-1)
  for (const text of ['een', 'twee', 'drie', 'vier', 'vijf']) {
    const data = { id: newId(), text, acknowledged: false }
    await page.request.post(`/api/conversations/${conversation}/messages`, { data })
  }
  await page.getByLabel(`Bericht aan ${other?.name}`).fill('zes')
  await page.getByRole('button', { name: /^Verstuur/ }).click()
  await expect(page.getByRole('dialog', { name: 'Je credits zijn op' })).toBeVisible()
  await expectNoOverflow(page)
})
