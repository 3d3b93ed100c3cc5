import { expect, type Page } from '@playwright/test'
import { firstOf } from '../share.ts'
import { delayScripts } from './delay-scripts.ts'
import { demoMen, openHydrated, test } from './members.ts'
import { collectErrors } from './page-checks.ts'
import { TOUCH_PHONE } from './screens.ts'

// These tests act before hydration.
test.use({ waitsForHydration: false })

// Routes of a test do not see service worker requests.
test.use({ serviceWorkers: 'block' })

const FAILURE = { status: 500, json: { code: 'internal' } }

/** Starting a chat is a write, so this page is client-rendered; the others are server-rendered. */
async function pathToWrite(page: Page): Promise<string> {
  const [man] = await demoMen(page.request)
  return `/members/${man?.id}/chat`
}
const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })

test.describe('on a phone', () => {
  test.use(TOUCH_PHONE)

  test('a member’s page is readable before any script runs', async ({ page, member: _member }) => {
    const errors = collectErrors(page)
    const releaseScripts = await delayScripts(page)
    await page.goto('/members', { waitUntil: 'commit' })
    const mainMenu = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await expect(mainMenu.getByRole('link', { name: 'Berichten' })).toHaveAttribute(
      'href',
      '/chats',
    )
    await expect(page.getByRole('article').first()).toBeVisible()
    releaseScripts()
    await expect(page.locator('#app:not([data-early])')).toBeVisible()
    expect(errors).toEqual([])
  })

  test('a loading chat fills the screen', async ({ page, member: _member }) => {
    const path = await pathToWrite(page)
    await delayScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status').first()).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
  })
})

test('the first search page downloads one script ahead and starts at an interaction, the next by itself', async ({
  page,
  member: _member,
}) => {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (/\/assets\/.*\.js$/.test(request.url())) scripts.add(request.url())
  })
  await page.goto('/members', { waitUntil: 'networkidle' })
  expect([...scripts].map((url) => url.replace(/.*\/|-[^-]*$/g, ''))).toEqual([
    'start-page',
    'vendor',
  ])
  await page.keyboard.press('Shift')
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
  await page.reload()
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
})

test('the first search page starts by itself after a while', async ({ page, member: _member }) => {
  await page.clock.install()
  await page.goto('/members', { waitUntil: 'networkidle' })
  await page.clock.runFor(5000)
  await expect(page.locator('#app[data-early]')).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
})

test('a failed request at startup is retried; repeated failures show an error and a retry button', async ({
  page,
  member: _member,
}) => {
  let requestCount = 0
  await page.route('**/api/settings.php*', (route) => {
    requestCount += 1
    return requestCount === 1 ? route.fulfill(FAILURE) : route.continue()
  })
  const path = await pathToWrite(page)
  await page.goto(path)
  await expect(field(page)).toBeVisible()
  expect(requestCount).toBe(2)
  await page.unroute('**/api/settings.php*')

  await page.route('**/api/settings.php*', (route) => route.fulfill(FAILURE))
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
  await page.unroute('**/api/settings.php*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(field(page)).toBeVisible()
})

for (const { what, files } of firstOf([
  { what: 'the entry script', files: '**/assets/index-*.js' },
  { what: 'the vendor script', files: '**/assets/vendor-*.js' },
  { what: 'the file of texts', files: '**/assets/common-*.js' },
])) {
  test(`when ${what} does not load, the page shows an error and a retry link`, async ({
    page,
    member: _member,
  }) => {
    await page.route(files, (route) => route.abort())
    // A client-rendered page: a server-rendered one stays readable instead.
    await page.goto(await pathToWrite(page))
    const title = page.getByRole('heading', { name: 'De pagina wil niet laden' })
    await expect(title).toBeVisible()
    await expect(page.getByRole('link', { name: 'Terug naar de startpagina' })).toHaveAttribute(
      'href',
      '/',
    )
    await page.unroute(files)
    await page.getByRole('link', { name: 'Opnieuw proberen' }).click()
    await expect(field(page)).toBeVisible()
  })
}

test('a page whose script fails is reloaded once, then stays readable and says so', async ({
  page,
  member: _member,
}) => {
  await openHydrated(page, '/members')
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await page.route('**/assets/notifications-*.js', (route) => route.abort())
  await page.getByRole('button', { name: 'Mijn account' }).click()
  await page.getByRole('menuitem', { name: 'Instellingen' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Je kunt deze pagina lezen' })
  await expect(alert).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Instellingen' })).toBeVisible()
  await expect.poll(() => loads).toBe(1)
  await page.unroute('**/assets/notifications-*.js')
  await alert.getByRole('link', { name: 'Opnieuw proberen' }).click()
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
  await expect(alert).toBeHidden()
})

for (const files of firstOf(['index', 'vendor', 'start-page']).map(
  (name) => `**/assets/${name}-*.js`,
))
  test(`a server-rendered page stays readable without ${files}`, async ({
    page,
    member: _member,
  }) => {
    await page.route(files, (route) => route.abort())
    await page.goto('/likes')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Je kunt deze pagina lezen' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Vind ik leuk', exact: true }).click()
    await expect(page).toHaveURL(/likes\/given$/)
    await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  })

test('a page whose start script hangs says so after a while, and stays readable', async ({
  page,
  member: _member,
}) => {
  await page.route('**/assets/start-page-*.js', () => new Promise(() => undefined))
  await page.clock.install()
  await page.goto('/likes', { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  await page.getByRole('heading', { name: 'Likes', level: 1 }).click()
  await page.clock.runFor(20_000)
  await expect(
    page.getByRole('alert').filter({ hasText: 'Je kunt deze pagina lezen' }),
  ).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what needs JavaScript, and stays readable', async ({ page, member: _m }) => {
    await page.goto(await pathToWrite(page))
    const notice = page.locator('noscript')
    await expect(notice).toBeVisible()
    expect(await notice.textContent()).toMatch(/^Zet JavaScript aan/)
    // As an inline box its second line would overlap the first.
    await expect(notice).toHaveCSS('display', 'block')
    for (const path of ['/members', '/pricing']) {
      await page.goto(path)
      await expect(notice).toBeVisible()
      expect(await notice.textContent()).toMatch(/^Zonder JavaScript kun je hier lezen/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
