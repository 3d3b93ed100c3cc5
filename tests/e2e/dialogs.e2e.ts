import { expect } from '@playwright/test'
import { newId } from '#app/shared/new-id.ts'
import { demoMen, test, WRITE } from './members.ts'
import { collectErrors, expectNoOverflow } from './page-checks.ts'
import { signupModal } from './signup.ts'

// The narrowest phone. Pages are checked in `every-route.e2e.ts`, screens and dialogs by axe in their stories.
test.use({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })

test('dialogs of a visitor fit a narrow phone', async ({ page }) => {
  const [other] = await demoMen(page.request)
  const errors = collectErrors(page)
  await page.goto(`/members/${other?.id}`)
  const warning = page.getByRole('button', { name: 'Ik ben 18 of ouder' })
  await expect(warning).toBeVisible()
  await expectNoOverflow(page)
  await warning.click()
  await page.getByRole('button', { name: WRITE }).click()
  await expect(signupModal(page).getByLabel(/^Je bericht aan/)).toBeVisible()
  await expectNoOverflow(page)
  expect(errors).toEqual([])
})

test('dialogs of a member fit a narrow phone', async ({ page, member: _ }) => {
  const [other] = await demoMen(page.request)
  const errors = collectErrors(page)
  for (const [path, button] of [
    ['/members', 'Filters'],
    [`/members/${other?.id}`, /blokkeren$/],
    ['/profile', 'Over mij bewerken'],
    ['/notifications/leave', 'Account verwijderen'],
    ['/credits', 'Overzicht'],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path)
      await page.getByRole('button', { name: button }).first().click()
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible()
      await expectNoOverflow(page)
    })
  expect(errors).toEqual([])
})

test('the dialog of who is out of credits fits a narrow phone', async ({ page, member: _ }) => {
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
