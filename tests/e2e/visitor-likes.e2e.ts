import { expect, type Page } from '@playwright/test'
import { join, PASSWORD, test, visit } from './members.ts'
import { SCREENS } from './screens.ts'
import { fillSteps, goOn, sendSignup, signupModal } from './signup.ts'

const hearts = (page: Page) => page.getByRole('button', { name: /leuk vinden$/ })

/** Whom a heart is for, as its label says. */
const nameAt = async (page: Page, at: number): Promise<string> =>
  (await hearts(page).nth(at).getAttribute('aria-label'))?.replace(' leuk vinden', '') ?? ''

async function givenTo(page: Page): Promise<readonly string[]> {
  const { profiles } = await (await page.request.get('/api/likes.php')).json()
  return profiles.map(({ name }: { readonly name: string }) => name)
}

for (const [screen, viewport] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('a like that a visitor pressed is given after signing up, and none that they took back', async ({
      page,
    }) => {
      await visit(page, '/members')
      const [first, second] = [await nameAt(page, 0), await nameAt(page, 1)]
      for (const at of [0, 1]) {
        await hearts(page).nth(at).click()
        await expect(signupModal(page)).toContainText('Je like geven we door')
        await page.keyboard.press('Escape')
        await expect(signupModal(page)).toBeHidden()
        await expect(hearts(page).nth(at)).toHaveAttribute('aria-pressed', 'true')
      }
      await hearts(page).nth(0).click()
      await expect(hearts(page).nth(0)).toHaveAttribute('aria-pressed', 'false')
      await expect(signupModal(page)).toBeHidden()

      await page.getByRole('link', { name: second }).first().click()
      await page.getByRole('button', { name: 'Schrijf een bericht' }).click()
      await goOn(page)
      await fillSteps(page)
      await sendSignup(page)
      await expect(signupModal(page)).toContainText(`Je like voor ${second} is verstuurd.`)
      expect(await givenTo(page)).toEqual([second])
      expect(first).not.toBe(second)
    })
  })
}

test('logging in instead gives the like too, once', async ({ page, browser }) => {
  const elsewhere = await browser.newPage()
  const { email } = await join(elsewhere.request)
  await elsewhere.close()
  await visit(page, '/members')
  const name = await nameAt(page, 2)
  await hearts(page).nth(2).click()
  await expect(signupModal(page)).toContainText('Je like geven we door')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Inloggen' }).first().click()
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen' }).click()
  await expect(page.getByText(`Je like voor ${name} is verstuurd.`).first()).toBeVisible()
  expect(await givenTo(page)).toEqual([name])
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
  await expect(page.getByText(`Je like voor ${name} is verstuurd.`)).toBeHidden()
})
