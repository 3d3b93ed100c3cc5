import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './members.ts'
import { TOUCH_PHONE } from './screens.ts'
import { fillSteps, sendSignup, signupModal } from './signup.ts'

/** How far down a phone of 844 pixels the first face may begin, below the line about the ages that are searched. */
const HIGH = 350

const firstFace = (page: Page): Locator => page.getByRole('article').first().locator('img').first()

const expectFaceHigh = (page: Page) =>
  expect
    .poll(async () => (await firstFace(page).boundingBox())?.y ?? Number.POSITIVE_INFINITY)
    .toBeLessThanOrEqual(HIGH)

/** What on the page asks for the confirmation of the email. */
const confirmations = (page: Page): Locator => page.getByText(/bevestig/i).filter({ visible: true })

test.describe('on a phone', () => {
  test.use({ ...TOUCH_PHONE, viewport: { width: 390, height: 844 } })

  test('the first face is in the upper part of the screen, whatever alerts are shown', async ({
    page,
    member: _member,
  }) => {
    await page.goto('/members')
    await expect(page.getByRole('region', { name: /korting|bonus/i })).toBeVisible()
    await expect(page.getByText('Je hebt geen profielfoto')).toBeVisible()
    await expectFaceHigh(page)
  })

  test('after signup each page says once that the email has to be confirmed, above faces in one line', async ({
    page,
  }) => {
    await page.goto('/signup')
    await fillSteps(page)
    await sendSignup(page)
    await signupModal(page).getByRole('button', { name: 'Alvast rondkijken' }).click()
    await expect(page.getByRole('heading', { name: 'Deze mensen passen bij jou' })).toBeVisible()
    await expect(confirmations(page)).toHaveCount(1)
    await expectFaceHigh(page)

    await page.getByRole('link', { name: 'Overslaan en rondkijken' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible()
    await expect(confirmations(page)).toHaveCount(1)
    await expect(page.getByText('Je hebt geen profielfoto')).toBeHidden()
    await expectFaceHigh(page)

    // These speak of it themselves.
    for (const [path, heading] of [
      ['/complete-signup', 'Nog een stap'],
      ['/pricing', 'Wat het kost'],
    ] as const) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(page.getByRole('status').filter({ hasText: /bevestig/i })).toHaveCount(0)
    }
  })
})

test('who has no photo is asked for one first, and once that is dismissed nothing else that day', async ({
  page,
  member: _member,
}) => {
  await page.goto('/members')
  const enrich = page.getByText('Vertel iets meer over jezelf')
  await expect(page.getByText('Je hebt geen profielfoto')).toBeVisible()
  await expect(enrich).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'Foto toevoegen' }).click()
  await expect(page.getByRole('heading', { name: 'Mijn foto’s' })).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Niet meer tonen' }).click()
  await expect(page.getByText('Je hebt geen profielfoto')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Zoeken' })).toBeVisible()
  await expect(enrich).toBeHidden()
})
