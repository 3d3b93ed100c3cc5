import { expect, type Page } from '@playwright/test'
import { createMember, openAsVisitor, PASSWORD, test, WRITE } from './members.ts'
import { screens } from './screens.ts'
import { fillSteps, goOn, sendSignup, signupModal } from './signup.ts'

const likeButtons = (page: Page) => page.getByRole('button', { name: /leuk vinden$/ })

/** The name in a like button's label. */
const nameAt = async (page: Page, at: number): Promise<string> =>
  (await likeButtons(page).nth(at).getAttribute('aria-label'))?.replace(' leuk vinden', '') ?? ''

async function likedNames(page: Page): Promise<readonly string[]> {
  const { profiles } = await (await page.request.get('/api/likes.php')).json()
  return profiles.map(({ name }: { readonly name: string }) => name)
}

for (const [screen, viewport] of screens('phone')) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('a visitor’s likes are sent after signup, except those taken back', async ({ page }) => {
      await openAsVisitor(page, '/members')
      const [first, second] = [await nameAt(page, 0), await nameAt(page, 1)]
      for (const at of [0, 1]) {
        await likeButtons(page).nth(at).click()
        await expect(signupModal(page)).toContainText('Je like geven we door')
        await page.keyboard.press('Escape')
        await expect(signupModal(page)).toBeHidden()
        await expect(likeButtons(page).nth(at)).toHaveAttribute('aria-pressed', 'true')
      }
      await likeButtons(page).nth(0).click()
      await expect(likeButtons(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
      await expect(signupModal(page)).toBeHidden()

      // Not their line, which leads to the signup.
      await page.getByRole('link', { name: new RegExp(`^${second},`) }).click()
      await page.getByRole('button', { name: WRITE }).click()
      await goOn(page)
      await fillSteps(page)
      await sendSignup(page)
      await expect(signupModal(page)).toContainText(`Je like voor ${second} is verstuurd.`)
      expect(await likedNames(page)).toEqual([second])
      expect(first).not.toBe(second)
    })
  })
}

test('logging in instead of signing up sends the like too, once', async ({ page, browser }) => {
  const otherPage = await browser.newPage()
  const { email } = await createMember(otherPage.request)
  await otherPage.close()
  await openAsVisitor(page, '/members')
  const name = await nameAt(page, 2)
  await likeButtons(page).nth(2).click()
  await expect(signupModal(page)).toContainText('Je like geven we door')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Inloggen' }).first().click()
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText(`Je like voor ${name} is verstuurd.`).first()).toBeVisible()
  expect(await likedNames(page)).toEqual([name])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
  await expect(page.getByText(`Je like voor ${name} is verstuurd.`)).toBeHidden()
})
