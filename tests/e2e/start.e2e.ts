import { devices, expect, type Page } from '@playwright/test'
import { test } from './members.ts'
import { holdScripts } from './slow-line.ts'
import { watch } from './soundness.ts'

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

// What a service worker fetches, no route of a test sees.
test.use({ serviceWorkers: 'block' })

const FAILURE = { status: 500, json: { code: 'internal' } }
const search = (page: Page) => page.getByRole('heading', { name: 'Zoeken', level: 1 })

test.describe('on a phone', () => {
  test.use(phone)

  test('a member sees the bars and the room of what comes before any script', async ({
    page,
    member: _member,
  }) => {
    const wrong = watch(page)
    const letThrough = await holdScripts(page)
    await page.goto('/members', { waitUntil: 'commit' })
    const places = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await expect(places.getByRole('link', { name: 'Berichten' })).toHaveAttribute('href', '/chats')
    await expect(page.getByRole('status')).toHaveText('Laden…')
    expect(await page.locator('#app').evaluate((app) => app.clientHeight)).toBeGreaterThan(800)
    letThrough()
    await expect(search(page)).toBeVisible()
    expect(wrong).toEqual([])
  })

  test('a chat has the screen to itself while it loads', async ({ page, member: _member }) => {
    await holdScripts(page)
    await page.goto('/chats/01934a00-0000-7000-8000-000000000001', { waitUntil: 'commit' })
    await expect(page.getByRole('status')).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
  })
})

test('a server that fails once at the start is asked again', async ({ page, member: _member }) => {
  let asked = 0
  await page.route('**/api/settings.php*', (route) => {
    asked += 1
    return asked === 1 ? route.fulfill(FAILURE) : route.continue()
  })
  await page.goto('/members')
  await expect(search(page)).toBeVisible()
  expect(asked).toBe(2)
})

test('a server that goes on failing is said, and tried again when one asks', async ({
  page,
  member: _member,
}) => {
  await page.route('**/api/settings.php*', (route) => route.fulfill(FAILURE))
  await page.goto('/members')
  await expect(page.getByRole('heading', { name: 'Dat ging niet goed' })).toBeVisible()
  await page.unroute('**/api/settings.php*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(search(page)).toBeVisible()
})

for (const { what, files } of [
  { what: 'the app itself', files: '**/assets/index-*.js' },
  { what: 'what the app stands on', files: '**/assets/vendor-*.js' },
  { what: 'the file of the words', files: '**/assets/common-*.js' },
]) {
  test(`where ${what} does not load, the page says so and leads on`, async ({
    page,
    member: _member,
  }) => {
    await page.route(files, (route) => route.abort())
    // A page that comes rendered stays to be read instead.
    await page.goto('/chats')
    const title = page.getByRole('heading', { name: 'De pagina wil niet laden' })
    await expect(title).toBeVisible()
    await expect(page.getByRole('link', { name: 'Terug naar het begin' })).toHaveAttribute(
      'href',
      '/',
    )
    await page.unroute(files)
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('heading', { name: 'Nog geen gesprekken' }).first()).toBeVisible()
  })
}

test('a screen whose file is gone loads the page again, once, and then says so', async ({
  page,
  member: _member,
}) => {
  await page.goto('/members')
  await expect(search(page)).toBeVisible()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/notifications-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Mijn account' }).click()
  await page.getByRole('menuitem', { name: 'Instellingen' }).click()
  await expect(page.getByRole('heading', { name: 'Dat ging niet goed' })).toBeVisible()
  expect(loads).toBe(1)
  await page.unroute('**/assets/notifications-*.js')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a member is told to turn them on, and a visitor can read', async ({ page, member: _m }) => {
    await page.goto('/members')
    const line = page.locator('noscript')
    await expect(line).toBeVisible()
    expect(await line.textContent()).toMatch(/^Zet JavaScript aan/)
    // In lines of an inline box the second would lie over the first.
    await expect(line).toHaveCSS('display', 'block')
    await expect(page.getByText('Laden…')).toBeHidden()
    await page.context().clearCookies()
    await page.goto('/pricing')
    await expect(line).toBeVisible()
    expect(await line.textContent()).toMatch(/^Zonder JavaScript kun je hier lezen/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
