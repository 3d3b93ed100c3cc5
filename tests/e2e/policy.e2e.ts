import { expect, type Page } from '@playwright/test'
import { CAMPAIGNS } from '#app/landers/lander-names.ts'
import { newId } from '#app/shared/new-id.ts'
import { demoMen, test, visit } from './members.ts'
import { signupModal } from './signup.ts'
import { expectFitting, expectSound, watch } from './soundness.ts'

test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

const LANDERS = CAMPAIGNS.map((name) => `/landers/${name}`)

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
}

async function expectAt(
  page: Page,
  paths: readonly string[],
  sound: (page: Page) => Promise<void>,
): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path)
      await sound(page)
    })
  }
}

test('landers are sound for visitors', async ({ page }) => {
  const wrong = watch(page)
  await visit(page, '/')
  await expectAt(page, LANDERS, expectSound)
  expect(wrong).toEqual([])
})

test('looking around is sound for members', async ({ page, member: _ }) => {
  const [other] = await demoMen(page.request)
  const wrong = watch(page)
  await expectAt(page, ['/members', `/members/${other?.id}`, '/likes', '/profile'], expectFitting)
  await expectAt(page, ['/notifications', '/chats'], expectFitting)
  await page.goto(`/members/${other?.id}/chat`)
  await expect(page.getByLabel(`Bericht aan ${other?.name}`)).toBeVisible()
  await expectFitting(page)
  expect(wrong).toEqual([])
})

test('paying is sound for members', async ({ page, member: _ }) => {
  const wrong = watch(page)
  await expectAt(page, ['/credits', '/credits/eur-25', '/credits/repeat-order'], expectFitting)
  await expectAt(page, ['/premium', '/transactions'], expectFitting)
  expect(wrong).toEqual([])
})

test('what opens over a page is sound for visitors', async ({ page }) => {
  const [other] = await demoMen(page.request)
  const wrong = watch(page)
  await page.goto(`/members/${other?.id}`)
  const warning = page.getByRole('button', { name: 'Ik ben 18 of ouder' })
  await expect(warning).toBeVisible()
  await expectFitting(page)
  await warning.click()
  await page.getByRole('button', { name: 'Schrijf een bericht' }).click()
  await expect(signupModal(page).getByLabel(/^Je bericht aan/)).toBeVisible()
  await expectFitting(page)
  expect(wrong).toEqual([])
})

test('what opens over a page is sound for members', async ({ page, member: _ }) => {
  const [other] = await demoMen(page.request)
  const wrong = watch(page)
  const expectFittingOver = async (path: string, button: string | RegExp) => {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
    await expectFitting(page)
  }
  await expectFittingOver('/members', 'Filters')
  await expectFittingOver(`/members/${other?.id}`, /blokkeren$/)
  await expectFittingOver('/profile', 'Over mij bewerken')
  await expectFittingOver('/notifications', 'Account verwijderen')
  await expectFittingOver('/credits', 'Waar ze aan opgingen')
  expect(wrong).toEqual([])
})

test('running out of credits is sound', async ({ page, member: _ }) => {
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
  await expectFitting(page)
})
