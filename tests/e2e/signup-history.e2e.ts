import { expect, type Page } from '@playwright/test'
import { firstOf } from '../share.ts'
import { demoMen, openAsVisitor, test, WRITE } from './members.ts'
import { MOCKS_URL } from './ports.ts'
import { screens } from './screens.ts'
import { fillPassword, fillSteps, goOn, sendSignup, signupModal } from './signup.ts'

const heading = (page: Page, name: string) => signupModal(page).getByRole('heading', { name })
const photo = (page: Page) => heading(page, 'Laat zien wie je bent')
const place = (page: Page) => heading(page, 'Waar woon je?')
const leaveDialog = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Stoppen met aanmelden?' })
const town = (page: Page) => signupModal(page).getByLabel('Woonplaats')

async function chooseTown(page: Page): Promise<void> {
  await town(page).fill('Utre')
  await signupModal(page).getByRole('radio', { name: 'Utrecht' }).check()
}

for (const [screen, viewport] of screens('phone')) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('Back and Forward move between the signup steps, and a reload stays on its step', async ({
      page,
    }) => {
      const [other] = await demoMen(page.request)
      await openAsVisitor(page, `/members/${other?.id}`)
      await page.getByRole('button', { name: WRITE }).click()
      const message = signupModal(page).getByLabel(/^Je bericht aan/)
      await message.fill('Dag')
      await goOn(page)
      await goOn(page)
      await chooseTown(page)
      await goOn(page)
      await signupModal(page).getByLabel('Profielnaam').fill('Noor')

      await page.goBack()
      await expect(town(page)).toHaveValue('Utrecht')
      await page.goBack()
      await expect(photo(page)).toBeVisible()
      await page.goForward()
      await expect(place(page)).toBeVisible()
      await page.reload()
      await expect(town(page)).toHaveValue('Utrecht')
      await page.goForward()
      await expect(signupModal(page).getByLabel('Profielnaam')).toHaveValue('Noor')
      await signupModal(page).getByRole('button', { name: 'Terug' }).click()
      await expect(place(page)).toBeVisible()
      await page.goBack()
      await page.goBack()
      await expect(message).toHaveValue('Dag')
    })

    test('leaving with unsaved input asks for confirmation, and the draft is kept; a double tap moves on once', async ({
      page,
    }) => {
      const [other] = await demoMen(page.request)
      await openAsVisitor(page, `/members/${other?.id}`)
      const write = page.getByRole('button', { name: WRITE })
      await write.click()
      const message = signupModal(page).getByLabel(/^Je bericht aan/)
      await expect(message).toBeVisible()
      await page.goBack()
      await expect(signupModal(page)).toBeHidden()

      await write.click()
      await message.fill('Dag')
      await page.goBack()
      await expect(leaveDialog(page)).toBeVisible()
      await page.getByRole('button', { name: 'Verder met aanmelden' }).click()
      await expect(message).toHaveValue('Dag')
      // A double tap moves on by one step.
      await signupModal(page)
        .getByRole('button', { name: /^Verder/ })
        .dblclick()
      await expect(photo(page)).toBeVisible()
      await page.goBack()
      await page.goBack()
      await page.getByRole('button', { name: 'Nu stoppen' }).click()
      await expect(signupModal(page)).toBeHidden()
      await expect(page).toHaveURL(new RegExp(`/members/${other?.id}$`))
      await page.goForward()
      await expect(message).toHaveValue('Dag')
    })
  })
}

test('what a lander asked is in the signup, through Back and a reload before hydration', async ({
  page,
}) => {
  const line = 'Vraag me naar de nachttrein naar Wenen.'
  await page.goto('/landers/alonetonight?lang=nl')
  await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).click()
  await page.getByLabel(/^Eén zin van jou/).fill(line)
  await page.getByRole('button', { name: 'Begin vanavond' }).click()
  await expect(photo(page)).toBeVisible()
  await goOn(page)
  await chooseTown(page)
  await page.reload()
  await expect(town(page)).toHaveValue('Utrecht')
  await page.goBack()
  await expect(photo(page)).toBeVisible()
  await signupModal(page)
    .getByRole('button', { name: /je zin veranderen/ })
    .click()
  const own = signupModal(page).getByLabel('Mijn zin')
  await expect(own).toHaveValue(line)
  await own.fill('Bel me: 06 12345678')
  await goOn(page)
  await expect(signupModal(page)).toContainText('Iedereen kan dit lezen')
  await own.fill(line)
  await goOn(page)
  await expect(photo(page)).toBeVisible()
  await page.goBack()
  await page.goBack()
  await page.getByRole('button', { name: 'Nu stoppen' }).click()
  await expect(signupModal(page)).toBeHidden()
  // Nothing that was typed is in an address.
  await expect(page).toHaveURL(/\/landers\/alonetonight\?lang=nl$/)
})

test('after signup Back returns to the page it was opened on, not to a step', async ({ page }) => {
  await openAsVisitor(page, '/landers/gallery')
  await page.getByRole('link', { name: 'Kom binnen' }).click()
  await fillSteps(page)
  await sendSignup(page)
  await signupModal(page).getByRole('button', { name: 'Alvast rondkijken' }).click()
  await expect(page).toHaveURL(/\/signup-matches$/)
  await page.goBack()
  await expect(page).toHaveURL(/gallery/)
  await expect(signupModal(page)).toBeHidden()
})

test('a reload at the last step returns to the password step, and says why', async ({ page }) => {
  await openAsVisitor(page, '/landers/gallery')
  await page.getByRole('link', { name: 'Kom binnen' }).click()
  await fillSteps(page)
  await page.reload()
  await expect(signupModal(page)).toContainText('Je wachtwoord bewaren we nooit in je browser')
  await fillPassword(page)
  await goOn(page)
  await expect(signupModal(page).getByRole('radio', { name: 'Vrouw' })).toBeChecked()
  await goOn(page)
  await sendSignup(page)
})

for (const [where, baseURL] of firstOf([
  ['on the real server', undefined],
  ['on mocks, without a server', MOCKS_URL],
] as const)) {
  test.describe(where, () => {
    if (baseURL) {
      test.use({ baseURL })
      test.slow()
    }

    test('Back and Forward move through the steps of the signup page', async ({ page }) => {
      await openAsVisitor(page, '/')
      await page.goto('/signup')
      await goOn(page)
      await goOn(page)
      await chooseTown(page)
      await page.goBack()
      await expect(photo(page)).toBeVisible()
      await page.goForward()
      await expect(town(page)).toHaveValue('Utrecht')
      await page.reload()
      await expect(town(page)).toHaveValue('Utrecht')
      await signupModal(page)
        .getByRole('button', { name: /^Aanmelden sluiten/ })
        .click()
      await expect(page).toHaveURL(/\/$/)
      await expect(signupModal(page)).toBeHidden()
    })
  })
}
