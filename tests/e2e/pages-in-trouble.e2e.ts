import { expect, type Page } from '@playwright/test'
import { GUEST } from '#adapters/demo/guest.ts'
import { delayScripts } from './delay-scripts.ts'
import { hydrated, openHydrated, test } from './members.ts'
import { chatOf } from './own-pages.ts'
import { expectAccessible } from './page-checks.ts'
import { screens } from './screens.ts'
import { openSlowSite } from './slow-site.ts'

// Routes of a test do not see service worker requests; these tests act before hydration.
test.use({ serviceWorkers: 'block', waitsForHydration: false })

const READABLE = 'Je kunt deze pagina lezen'
const MISSING = { status: 404, json: { code: 'not-found' } }

async function logInAgain(page: Page, email: string, password: string): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Inloggen', level: 1 })).toBeVisible()
  await page.getByLabel('E-mailadres').fill(email)
  await page.getByLabel('Wachtwoord', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Inloggen', exact: true }).click()
}

/** Logs in as the demo's guest. */
async function logInAsGuest(page: Page, origin: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/user.php`, {
    data: { email: GUEST.email, password: GUEST.password },
  })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Returns a function that sets the playback rate of animations: what they reveal later depends on no wall clock. */
async function animationRate(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Animation.enable')
  return (playbackRate: number) => devtools.send('Animation.setPlaybackRate', { playbackRate })
}

for (const [screen, viewport] of screens('desktop')) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('a message typed before hydration is restored after an expired session and a login', async ({
      page,
      member,
    }) => {
      const { chat } = await chatOf(page)
      await openHydrated(page, chat)
      const releaseScripts = await delayScripts(page)
      await page.goto(chat, { waitUntil: 'commit' })
      const field = page.getByLabel(/^Bericht aan/)
      await field.fill('Morgen om elf uur?')
      await page.context().clearCookies({ name: 'vonk_session' })
      releaseScripts()
      await expect(page.getByText('Log in om verder te gaan.')).toBeVisible()
      await logInAgain(page, member.email, member.password)
      await expect(field).toHaveValue('Morgen om elf uur?')
    })

    test('a message typed and sent on a page whose app does not come is kept, and sent after a reload', async ({
      page,
      member: _,
    }) => {
      const { chat } = await chatOf(page)
      await page.route('**/assets/*.js', (route) => route.abort())
      await page.goto(chat)
      const field = page.getByLabel(/^Bericht aan/)
      await field.fill('Morgen om elf uur?')
      await expect(page.getByText(READABLE)).toBeVisible()
      await page.unroute('**/assets/*.js')
      // Rendered for an empty field, it says that it is disabled.
      await page.getByRole('button', { name: /^Verstuur/ }).click({ force: true })
      await hydrated(page)
      await expect(field).toHaveValue('Morgen om elf uur?')
      await page.getByRole('button', { name: /^Verstuur/ }).click()
      await expect(page.getByRole('log')).toContainText('Morgen om elf uur?')
      await expect(field).toHaveValue('')
    })

    test('when a lazy chunk fails to load an error is shown, and the page stays usable', async ({
      page,
      member: _,
    }) => {
      await openHydrated(page, '/members')
      await page.route('**/assets/search-sheet-*.js', (route) => route.fulfill(MISSING))
      // Spec §8: the page is reloaded for it once, and the sheet opens again.
      await page.getByRole('button', { name: 'Filters' }).click()
      const alert = page.getByRole('alert').filter({ hasText: 'verbinding' })
      await expect(alert).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.unroute('**/assets/search-sheet-*.js')
      await alert.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByRole('dialog', { name: 'Wie zoek je?' })).toBeVisible()
    })

    test('a slow database shows a skeleton, then a slow-loading notice, then the page', async ({
      page,
    }) => {
      const site = await openSlowSite()
      const { promise, resolve } = Promise.withResolvers<void>()
      await logInAsGuest(page, site.origin)
      site.waitFor(promise)
      const setRate = await animationRate(page)
      await setRate(0)
      // That anything is shown proves that the page does not wait for the database.
      const answer = await page.goto(`${site.origin}/members`, { waitUntil: 'commit' })
      expect(answer?.status()).toBe(200)
      await expect(page.getByRole('navigation', { name: 'Hoofdmenu' }).first()).toBeVisible()
      await expect(page.getByRole('status').first()).toBeVisible()
      const slowNotice = page.getByText('Dit duurt langer dan anders.').first()
      await expect(slowNotice).toBeHidden()
      await setRate(1)
      await expect(slowNotice).toBeVisible()
      site.waitFor(null)
      resolve()
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(slowNotice).toBeHidden()
      await site.close()
    })

    test('an address of ten thousand letters gives an error page', async ({ page }) => {
      const long = 'a'.repeat(10_000)
      const answer = await page.goto(`/members/${long}`)
      expect(answer?.status()).toBe(414)
      await expect(page.getByRole('heading', { name: 'Dit adres is te lang' })).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('link', { name: 'Terug naar de startpagina' }).click()
      await expect(page).toHaveURL(/\/$/)
    })
  })
}

test('a rendered page whose script is missing stays readable and says so', async ({
  page,
  member: _,
}) => {
  await page.route('**/assets/*.js', (route) =>
    /likes/.test(route.request().url()) ? route.fulfill(MISSING) : route.continue(),
  )
  await page.goto('/likes')
  const alert = page.getByRole('alert').filter({ hasText: READABLE })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  await page.unroute('**/assets/*.js')
  await alert.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
  await expect(alert).toBeHidden()
})

/** Breaks the data in a page, so that hydration throws. */
const breakData = (page: Page, path: string) =>
  page.route(path, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    const broken = html.replace(/(id="boot"[^>]*>)([^<]+)/, (_, head, json) => {
      const boot = JSON.parse(json)
      return (
        head +
        JSON.stringify({ ...boot, answers: boot.answers.map(([key]: [string]) => [key, {}]) })
      )
    })
    await route.fulfill({ response, body: broken })
  })

test('a made-up address opens its page', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addLocatorHandler(page.getByRole('alertdialog'), (warning) =>
    warning.getByRole('button', { name: 'Ik ben 18 of ouder' }).click(),
  )
  for (const path of [
    '/login?redirect=%2F%09%2F%5B',
    '/login?redirect=%7B%22toString%22%3A1%7D',
    '/members?country=toString',
  ]) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    await expect(page.locator('#app:not([data-early])'), path).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible()
    expect(errors, path).toEqual([])
  }
})

test('a page that cannot be hydrated is reloaded once, then stays readable and says so', async ({
  page,
  member: _,
}) => {
  await breakData(page, '**/likes')
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.goto('/likes')
  const alert = page.getByRole('alert').filter({ hasText: READABLE })
  await expect(alert).toBeVisible()
  expect(loads).toBe(2)
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  await page.unroute('**/likes')
  await alert.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
  await expect(alert).toBeHidden()
  await page.getByRole('link', { name: 'Zoeken' }).first().click()
  await expect(page.getByRole('heading', { name: 'Zoeken', level: 1 })).toBeVisible()
})
