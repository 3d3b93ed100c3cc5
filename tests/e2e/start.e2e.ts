import { devices, expect, type Page } from '@playwright/test'
import { demoMen, openAnswering, test } from './members.ts'
import { holdScripts } from './slow-line.ts'
import { watch } from './soundness.ts'

// What is touched before a page answers is what these are about.
test.use({ patient: false })

const { defaultBrowserType: _, ...phone } = devices['Pixel 7']

// What a service worker fetches, no route of a test sees.
test.use({ serviceWorkers: 'block' })

const FAILURE = { status: 500, json: { code: 'internal' } }

/** Beginning a chat changes something, so that its page is left to the browser: the others come rendered. */
async function pathToWrite(page: Page): Promise<string> {
  const [man] = await demoMen(page.request)
  return `/members/${man?.id}/chat`
}
const field = (page: Page) => page.getByRole('textbox', { name: /^Bericht aan/ })

test.describe('on a phone', () => {
  test.use(phone)

  test('a member sees the page before any script', async ({ page, member: _member }) => {
    const wrong = watch(page)
    const letThrough = await holdScripts(page)
    await page.goto('/members', { waitUntil: 'commit' })
    const places = page.getByRole('navigation', { name: 'Hoofdmenu' })
    await expect(places.getByRole('link', { name: 'Berichten' })).toHaveAttribute('href', '/chats')
    await expect(page.getByRole('article').first()).toBeVisible()
    letThrough()
    await expect(page.locator('#app:not([data-early])')).toBeVisible()
    expect(wrong).toEqual([])
  })

  test('a chat has the screen to itself while it loads', async ({ page, member: _member }) => {
    const path = await pathToWrite(page)
    await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('status').first()).toBeVisible()
    await expect(page.getByRole('navigation')).toBeHidden()
  })
})

test('a server that fails once at the start is asked again', async ({ page, member: _member }) => {
  let asked = 0
  await page.route('**/api/settings.php*', (route) => {
    asked += 1
    return asked === 1 ? route.fulfill(FAILURE) : route.continue()
  })
  await page.goto(await pathToWrite(page))
  await expect(field(page)).toBeVisible()
  expect(asked).toBe(2)
})

test('a server that goes on failing is said, and tried again when one asks', async ({
  page,
  member: _member,
}) => {
  await page.route('**/api/settings.php*', (route) => route.fulfill(FAILURE))
  await page.goto(await pathToWrite(page))
  await expect(page.getByRole('heading', { name: 'Er ging iets mis' })).toBeVisible()
  await page.unroute('**/api/settings.php*')
  await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
  await expect(field(page)).toBeVisible()
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

test('a page whose script does not come is loaded again, once; then it can be read, and says so', async ({
  page,
  member: _member,
}) => {
  await openAnswering(page, '/members')
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

for (const files of ['**/assets/index-*.js', '**/assets/vendor-*.js'])
  test(`a rendered page stays to be read without ${files}`, async ({ page, member: _member }) => {
    await page.route(files, (route) => route.abort())
    await page.goto('/likes')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Je kunt deze pagina lezen' }),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Vind ik leuk', exact: true }).click()
    await expect(page).toHaveURL(/likes\/given$/)
    await expect(page.getByRole('heading', { name: 'Likes', level: 1 })).toBeVisible()
  })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('one is told what they are needed for, and can read', async ({ page, member: _m }) => {
    await page.goto(await pathToWrite(page))
    const line = page.locator('noscript')
    await expect(line).toBeVisible()
    expect(await line.textContent()).toMatch(/^Zet JavaScript aan/)
    // In lines of an inline box the second would lie over the first.
    await expect(line).toHaveCSS('display', 'block')
    for (const path of ['/members', '/pricing']) {
      await page.goto(path)
      await expect(line).toBeVisible()
      expect(await line.textContent()).toMatch(/^Zonder JavaScript kun je hier lezen/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
  })
})
