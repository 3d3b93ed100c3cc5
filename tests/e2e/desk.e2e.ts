import { expect, type Page, test } from '@playwright/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { GUEST } from '#adapters/demo/guest.ts'
import { operate } from './desk-operation.ts'
import { changeSite } from './desk-sites.ts'
import { createMember } from './members.ts'
import { addPhoto } from './own-photo.ts'
import { openOwnSite } from './own-site.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'
import { screens } from './screens.ts'

/** Before the login the desk asks who is there, and hears that nobody is. */
const NOBODY = /\/api\/desk\//

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByLabel('E-mailadres').fill(DESK_GUEST.email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

const show = (page: Page) => page.getByRole('button', { name: 'Tonen en beoordelen' })

// One demo of their own, which has a mail that was given up.
test.describe.configure({ mode: 'serial' })

let site: Awaited<ReturnType<typeof openOwnSite>>

test.beforeAll(async () => {
  test.setTimeout(240_000)
  site = await openOwnSite()
  // The demo's people come a moment after it listens.
  const logIn = () =>
    fetch(`${site.origin}/api/user.php`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: site.origin },
      body: JSON.stringify(GUEST),
    }).then(({ ok }) => ok)
  await expect.poll(logIn, { timeout: 60_000 }).toBe(true)
  await site.prepare('tests/e2e/desk-trouble.ts')
})
test.afterAll(() => site.close())

for (const [screen, viewport] of screens('desktop')) {
  test(`an operator logs in and judges photos, on ${screen}`, async ({ browser }) => {
    const context = await browser.newContext({ baseURL: site.origin, viewport })
    try {
      const page = await context.newPage()
      const errors = collectErrors(page, NOBODY)

      await test.step('the login, at the page one wanted', async () => {
        await page.goto('/desk/photos')
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inloggen op de werkplek')
        await expectAccessible(page)
        await logIn(page, 'not this one')
        await expect(page.getByRole('alert')).toHaveText('Login mislukt, probeer opnieuw')
        await logIn(page, DESK_GUEST.password)
        await expect(page.getByText('1 van 12')).toBeVisible()
        await expect(page).toHaveTitle(/^Foto’s · Werkplek · /)
        await expectAccessible(page)
      })

      await test.step('a photo is approved', async () => {
        await show(page).click()
        await expect(page.getByRole('img', { name: /^Foto van / })).toBeVisible()
        await expectAccessible(page)
        await page.getByRole('button', { name: /^Goedkeuren/ }).click()
        await expect(page.getByText('2 van 12')).toBeVisible()
        await expect(show(page)).toBeFocused()
      })

      await test.step('the last decision is undone by its key, and given again', async () => {
        await expect(page.getByText(/^Foto van .*: goedgekeurd\.$/)).toBeVisible()
        await page.keyboard.press('z')
        await expect(page.getByText(/wacht weer op een oordeel/)).toBeVisible()
        await expect(page.getByText('1 van 12')).toBeVisible()
        await expect(show(page)).toBeFocused()
        await expectAccessible(page)
        await page.keyboard.press('Enter')
        await page.keyboard.press('a')
        await expect(page.getByText('2 van 12')).toBeVisible()
      })

      await test.step('coming back shows no picture that was judged', async () => {
        await page.goto('/desk')
        await page.goBack()
        await expect(page.getByText('1 van 11')).toBeVisible()
      })

      // While an operator is at work, the demo's own reviewer leaves the others to them.
      const member = await (await browser.newContext({ baseURL: site.origin, viewport })).newPage()
      await createMember(member.request)
      await test.step('so is a member’s, with all that wait, on one page by keys', async () => {
        await addPhoto(member.request, site.origin)
        await page.reload()
        await expect(page.getByText('1 van 12')).toBeVisible()
        await page.getByRole('link', { name: 'Meerdere tegelijk' }).click()
        await expect(page).toHaveURL('/desk/photos/grid')
        await page.getByRole('switch', { name: 'Foto’s zonder vervaging tonen' }).click()
        const send = (sums: string) => page.getByRole('button', { name: sums })
        await expect(send('12 goedkeuren, 0 afkeuren')).toBeEnabled()
        await expectAccessible(page)
        const tiles = page.getByRole('listitem').getByRole('button')
        await tiles.first().focus()
        await page.keyboard.press('ArrowRight')
        await expect(tiles.nth(1)).toBeFocused()
        await page.keyboard.press('4')
        await expect(page.getByText('2 · Afgekeurd: Naakt')).toBeVisible()
        await expect(send('11 goedkeuren, 1 afkeuren')).toBeEnabled()
        await page.keyboard.press('a')
        await expect(page.getByText('Goedgekeurd: 11. Afgekeurd: 1.')).toBeVisible()
        await expect(page.getByText('Alles is beoordeeld')).toBeVisible()
        await expect
          .poll(async () => (await (await member.request.get('/api/photos')).json()).photos)
          .toMatchObject([{ status: 'active' }])
      })

      await test.step('a session that ends leads to the login and back', async () => {
        await page.goto('/desk')
        await expect(page.getByRole('link', { name: /^Foto’s van profielen/ })).toBeVisible()
        await expectAccessible(page)
        const origin = { origin: site.origin }
        await context.request.delete('/api/desk/session', { headers: origin })
        await page
          .getByRole('main')
          .getByRole('link', { name: /^Foto’s van profielen/ })
          .click()
        await expect(page.getByText('Je sessie is afgelopen.')).toBeVisible()
        await expect(page.getByLabel('E-mailadres')).toHaveValue(DESK_GUEST.email)
        await logIn(page, DESK_GUEST.password)
        await expect(page).toHaveURL('/desk/photos')
        await expect(page.getByText('Er wacht niets')).toBeVisible()
      })
      // Checked before the server stops.
      expect(errors).toEqual([])
    } finally {
      await context.close()
    }
  })
}

test('an operator retries a mail, sends a campaign and stops it, and all of it is in the log', ({
  page,
}) => operate(page, site.origin))

test('a site is changed at the desk, seen, published, and brought back, by two operators', ({
  browser,
}) => {
  test.slow()
  return changeSite(browser, site.origin)
})

test('the document of the desk is for no index and no cache, and members’ pages know nothing of it', async ({
  request,
}) => {
  for (const path of ['/desk', '/desk/photos', '/desk/nothing/here']) {
    const answer = await request.get(path)
    expect(answer.status()).toBe(200)
    const headers = answer.headers()
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['cache-control']).toBe('private, no-store')
    expect(headers['content-security-policy']).toContain("default-src 'none'")
    expect(headers['content-security-policy']).not.toContain('unsafe')
  }
  expect((await request.get('/desk.html')).status()).toBe(404)
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /desk\n')
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/desk')
  expect(await (await request.get('/')).text()).not.toContain('/desk')
})
