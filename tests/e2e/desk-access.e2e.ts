import { expect, type Page, test } from '@playwright/test'
import { authenticator } from '#adapters/system/authenticator.ts'
import { stepAt } from '#core/desk/second-factor.ts'
import { openOwnSite } from './own-site.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'
import { screens } from './screens.ts'

const EMAIL = 'mia@example.org'
const PASSWORD = 'three small green kettles'

/** Before the login, and with a wrong code, the desk is refused what it asks. */
const REFUSED = /\/api\/desk\//

const code = (page: Page) => page.getByLabel('Code uit de app')

async function logIn(page: Page): Promise<void> {
  await page.getByLabel('E-mailadres').fill(EMAIL)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

for (const [screen, viewport] of screens('phone')) {
  test(`a new operator secures the login with an app, on ${screen}`, async ({ browser }) => {
    // Commands of the operator stop and start the site.
    test.slow()
    const site = await openOwnSite()
    const context = await browser.newContext({ baseURL: site.origin, viewport })
    let secret = ''
    let used = 0
    /** What the app shows: each code is used once, so perhaps that of the next half minute. */
    const shown = () => {
      used = Math.max(used + 1, stepAt(Date.now()))
      return authenticator.authenticatorCode(secret, used)
    }
    const recoveryCodes = () =>
      page.getByRole('list', { name: 'Herstelcodes' }).getByRole('listitem').allTextContents()
    const page = await context.newPage()
    const logOut = async () => {
      const menu = page.getByRole('button', { name: 'Meer' })
      if (await menu.isVisible()) {
        await menu.click()
        await page.getByRole('menuitem', { name: 'Uitloggen' }).click()
      } else await page.getByRole('button', { name: 'Uitloggen' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen op de werkplek')
    }
    try {
      const added = await site.operate('operators', 'add', EMAIL, '--name', 'Mia')
      const [path = ''] = /\/desk\/invitation\/[\w-]+/.exec(added) ?? []
      const errors = collectErrors(page, REFUSED)

      await test.step('a password, then an app', async () => {
        await page.goto(path)
        await page.getByLabel('Nieuw wachtwoord').fill(PASSWORD)
        await page.getByRole('button', { name: 'Opslaan en inloggen' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Beveilig je login/)
        await expect(page.getByRole('img', { name: /^QR-code/ })).toBeVisible()
        await expectAccessible(page)
        const key = page.getByRole('list', { name: /^Of typ deze sleutel/ })
        secret = (await key.textContent())?.replaceAll(' ', '') ?? ''
        await page.goto('/desk/members')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Beveilig je login/)
        secret = (await key.textContent())?.replaceAll(' ', '') ?? ''
        const first = page.getByLabel(/^Typ de code die de app/)
        await first.fill('000000')
        await page.getByRole('button', { name: 'Bevestigen' }).click()
        await expect(page.getByText(/^Deze code klopt niet/)).toBeVisible()
        await first.fill(await shown())
        await page.getByRole('button', { name: 'Bevestigen' }).click()
      })

      let codes: readonly string[] = []
      await test.step('recovery codes, then the screen one wanted', async () => {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bewaar je herstelcodes')
        codes = await recoveryCodes()
        expect(codes).toHaveLength(10)
        await expectAccessible(page)
        await page.getByRole('button', { name: 'Ik heb ze bewaard' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leden')
      })

      await test.step('the next login takes a code', async () => {
        await logOut()
        await logIn(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Typ de code/)
        await expect(code(page)).toBeVisible()
        await expectAccessible(page)
        await code(page).fill('000000')
        await expect(page.getByText(/^Deze code klopt niet/)).toBeVisible()
        await code(page).fill(await shown())
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leden')
      })

      await test.step('or a recovery code, and the log says all of it', async () => {
        await logOut()
        await logIn(page)
        await page.getByRole('button', { name: 'Ik heb mijn telefoon niet' }).click()
        await page.getByLabel('Herstelcode', { exact: true }).fill(codes[0]?.toLowerCase() ?? '')
        await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Leden')
        await page.goto('/desk/actions')
        for (const line of [
          'Authenticator-app ingesteld',
          'Herstelcode gebruikt',
          'Inloggen geweigerd: goed wachtwoord, verkeerde code',
        ])
          await expect(page.getByRole('table').getByText(line)).toBeVisible()
        await expectAccessible(page)
      })
      expect(errors).toEqual([])

      await test.step('who lost the app starts anew after a command', async () => {
        await site.operate('operators', 'reset-second-factor', EMAIL)
        await page.goto('/desk')
        await logIn(page)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Beveilig je login/)
      })
    } finally {
      await context.close()
      await site.close()
    }
  })
}
