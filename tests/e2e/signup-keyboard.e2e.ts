import { expect } from '@playwright/test'
import { press, tabTo, type } from './keyboard.ts'
import { demoMen, test, uniqueUser, WRITE } from './members.ts'
import { signupModal } from './signup.ts'

test('signup can be completed by keyboard alone', async ({ page }) => {
  const [other] = await demoMen(page.request)
  if (!other) throw new Error('the demo world has nobody')
  const { name, email, password } = uniqueUser()
  const modal = signupModal(page)
  const next = modal.getByRole('button', { name: /^Verder/ })

  await page.goto(`/members/${other.id}`)
  await press(page, page.getByRole('button', { name: 'Ik ben 18 of ouder' }))
  await press(page, page.getByRole('button', { name: WRITE }))

  await test.step('the message; Escape does not close the modal', async () => {
    await type(page, modal.getByLabel(`Je bericht aan ${other.name}`), 'Goedemorgen')
    await page.keyboard.press('Escape')
    await expect(modal).toBeVisible()
    await press(page, next)
  })

  await test.step('the photo and the town', async () => {
    await expect(modal.getByRole('heading', { name: 'Laat zien wie je bent' })).toBeFocused()
    await press(page, next)
    await type(page, modal.getByLabel('Woonplaats'), 'Utre')
    await tabTo(page, modal.getByRole('radio', { name: 'Utrecht' }))
    await page.keyboard.press('Space')
    await press(page, next)
  })

  await test.step('name and birthday, then email and password, submitted with Enter', async () => {
    await type(page, modal.getByLabel('Profielnaam'), name)
    await type(page, modal.getByLabel('Dag'), '04')
    await type(page, modal.getByLabel('Maand'), '05')
    await type(page, modal.getByLabel('Jaar'), '1990')
    await page.keyboard.press('Enter')
    await type(page, modal.getByLabel('E-mailadres'), email)
    await type(page, modal.getByLabel('Kies een wachtwoord', { exact: true }), password)
    await page.keyboard.press('Enter')
  })

  await test.step('gender and preference', async () => {
    await tabTo(page, modal.getByRole('radio', { name: 'Man' }))
    await page.keyboard.press('ArrowRight')
    await expect(modal.getByRole('radio', { name: 'Vrouw' })).toBeChecked()
    await tabTo(page, modal.getByRole('radio', { name: 'Hetero' }))
    await page.keyboard.press('Space')
    await tabTo(page, modal.getByRole('checkbox', { name: /seksuele voorkeur/ }))
    await page.keyboard.press('Space')
    await press(page, next)
    await expect(modal.getByRole('heading', { name: 'Vertel iets over jezelf' })).toBeFocused()
  })

  await test.step('about me: a list is one tab stop, with the arrow keys inside', async () => {
    const first = modal.getByRole('group', { name: 'Wat je graag doet' }).getByRole('checkbox')
    await tabTo(page, first.first())
    await page.keyboard.press('ArrowRight')
    await expect(first.nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(first.nth(1)).toBeChecked()
    await modal.getByRole('heading', { name: 'Vertel iets over jezelf' }).focus()
    const submit = modal.getByRole('button', { name: 'Gratis aanmelden' })
    expect(await tabTo(page, submit)).toBeLessThanOrEqual(12)
    await page.keyboard.press('Enter')
  })

  const declinePush = modal.getByRole('button', { name: 'Niet nu' })
  const checkMail = modal.getByRole('heading', { name: 'Kijk in je mail' })
  await expect(declinePush.or(checkMail)).toBeVisible()
  if (await declinePush.isVisible()) await press(page, declinePush)
  await press(page, modal.getByRole('button', { name: 'Alvast rondkijken' }))
  await page.waitForURL('**/signup-matches')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a started signup is not lost by clicking outside the modal', async ({ page }) => {
  const modal = signupModal(page)
  const [other] = await demoMen(page.request)
  await page.goto(`/members/${other?.id}`)
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()

  await page.getByRole('button', { name: WRITE }).click()
  await expect(modal).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toBeHidden()

  await page.getByRole('button', { name: WRITE }).click()
  await modal.getByLabel(/^Je bericht aan/).fill('Dag')
  await page.mouse.click(5, 5)
  await page.keyboard.press('Escape')
  await expect(modal.getByLabel(/^Je bericht aan/)).toHaveValue('Dag')
})
