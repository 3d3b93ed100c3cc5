import { expect, type Page, test } from '@playwright/test'
import { NICHE_COLORS } from '#ui/tokens/palette.ts'
import { delayScripts } from './delay-scripts.ts'
import { demoMen, hydrated } from './members.ts'
import { collectErrors, expectAccessible } from './page-checks.ts'

// A country without the entry warning, so that only the visitor's interaction triggers hydration.
test.use({ locale: 'nl-BE', viewport: { width: 390, height: 844 }, hasTouch: true })
// A video plays only for who did not ask for less motion.
test.use({ reducedMotion: 'no-preference' })

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )

test('an answer typed and sent before hydration is in the signup, on the same page', async ({
  page,
}) => {
  const errors = collectErrors(page)
  const releaseScripts = await delayScripts(page)
  await open(page, '/landers/alonetonight?ref=radio')
  await page.getByLabel(/^Eén zin van jou/).fill('Vraag me naar de nachttrein.')
  await page.getByRole('button', { name: 'Begin vanavond' }).tap()
  releaseScripts()
  await expect(page.getByRole('dialog')).toContainText('Vraag me naar de nachttrein.')
  await expect(page).toHaveURL(/alonetonight\?ref=radio$/)
  expect(await page.evaluate(() => sessionStorage.getItem('tracking'))).toBe('{"ref":"radio"}')
  expect(errors).toEqual([])
})

test('a link activated by keyboard before hydration opens the signup too', async ({ page }) => {
  await open(page, '/landers/gallery')
  await page.getByRole('link', { name: 'Kom binnen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an answer given before hydration counts', async ({ page }) => {
  const releaseScripts = await delayScripts(page)
  await open(page, '/landers/tinderswipe')
  await expect(page.getByText('Met wie maak je graag kennis?')).toBeVisible()
  await page.getByRole('button', { name: 'Een vrouw' }).tap()
  releaseScripts()
  await expect(page.getByText('Van ongeveer je eigen leeftijd?')).toBeVisible()
})

test('the tinder lander works by keyboard, and focus ends on the heading', async ({ page }) => {
  await open(page, '/landers/tinderswipe')
  await page.getByRole('button', { name: 'Een vrouw' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Van ongeveer je eigen leeftijd?')).toBeVisible()
  const yes = page.getByRole('button', { name: 'Ja' })
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Iemand uit de buurt?')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(yes).toBeHidden()
  await expect(page.locator(':focus')).toHaveRole('heading')
  await page.getByRole('link', { name: 'Nu het echte werk' }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Ik zoek: Vrouw, van mijn leeftijd, binnen 50 km',
  )
})

test('campaign parameters are kept when a link opens in a new tab', async ({ page, context }) => {
  await open(page, '/landers/gallery?network=acme&ref=r1')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Kom binnen' }).click({ button: 'middle' })
  const tab = await opened
  await expect(tab).toHaveURL(/\/signup\?network=acme&ref=r1$/)
})

test('a video plays without the app, and can be paused', async ({ page }) => {
  await open(page, '/landers/video')
  const seconds = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await expect.poll(seconds).toBeGreaterThan(0.1)
  // Synthetic pointermove on load, as some browsers send: ignored.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  expect((await scripts(page)).filter((name) => !/\/(vendor|start-page)-/.test(name))).toEqual([])
  await page.mouse.move(100, 200)
  await page.getByRole('button', { name: 'Film stilzetten' }).tap()
  await expect(page.getByRole('button', { name: 'Film afspelen' })).toBeVisible()
})

test.describe('where the entry warning is shown', () => {
  test.use({ locale: 'nl-NL' })

  test('the entry warning works before hydration, and is shown once', async ({ page }) => {
    const errors = collectErrors(page)
    await open(page, '/landers/gallery')
    const warning = page.getByRole('alertdialog', { name: 'Voor volwassenen' })
    await expect(warning).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.move(100, 200)
    await expect(warning).toBeVisible()
    expect(
      (await scripts(page)).filter((name) => !/\/(vendor|warn|start-page)-/.test(name)),
    ).toEqual([])
    await expectAccessible(page)
    await warning.getByRole('button', { name: 'Ik ben 18 of ouder' }).tap()
    await expect(warning).toBeHidden()
    // A reload that aborts the start of the app makes the app reload too.
    await hydrated(page)

    await page.reload()
    await page.getByRole('link', { name: 'Kom binnen' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(warning).toBeHidden()
    expect(errors).toEqual([])
  })

  test('confirming the age in one tab closes the warning in every tab', async ({
    page,
    context,
  }) => {
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await open(tab, '/landers/gallery')
      await expect(tab.getByRole('alertdialog')).toBeVisible()
    }
    await page.getByRole('button', { name: 'Ik ben 18 of ouder' }).tap()
    await expect(other.getByRole('link', { name: 'Kom binnen' })).toBeVisible()
    await expect(other.getByRole('alertdialog')).toBeHidden()
  })

  test('declining the entry warning goes back to the previous page', async ({ page }) => {
    await page.goto('/ready')
    await open(page, '/landers/gallery')
    await page.getByRole('button', { name: 'Terug' }).tap()
    await expect(page).toHaveURL(/\/ready$/)
  })

  test('a signup opened before hydration is not covered by the warning', async ({ page }) => {
    const releaseScripts = await delayScripts(page)
    await open(page, '/landers/alonetonight')
    await page.getByRole('button', { name: 'Begin vanavond' }).tap()
    releaseScripts()
    await expect(page.getByRole('dialog', { name: 'Gratis aanmelden' })).toBeVisible()
    // Elements behind a modal dialog have no role.
    await expect(page.locator('dialog')).toBeHidden()
  })
})

test.describe('with reduced motion', () => {
  test.use({ reducedMotion: 'reduce' })

  test('no video is loaded', async ({ page }) => {
    await open(page, '/landers/video')
    await page.waitForLoadState('networkidle')
    await page.mouse.wheel(0, 200)
    await expect(page.locator('video')).toHaveCount(0)
    const films = await page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => /webm|mp4/.test(name)).length,
    )
    expect(films).toBe(0)
  })
})

test.describe('on a phone', () => {
  test.use({ isMobile: true, deviceScaleFactor: 2, screen: { width: 390, height: 844 } })

  for (const lander of ['landing', 'landing2', 'landing3'])
    test(`the photo of ${lander} is loaded once, in the size for a phone`, async ({ page }) => {
      const [man] = await demoMen(page.request)
      const pictures: string[] = []
      page.on('request', (request) => {
        const [, size] = /\/photos\/[^/]+\/(\w+)(?:\?|$)/.exec(request.url()) ?? []
        if (size) pictures.push(size)
      })
      await page.goto(`/members/${man?.id}/${lander}`, { waitUntil: 'networkidle' })
      // On a busy machine the network may be idle before the photo is requested.
      await expect.poll(() => pictures).toEqual(['card'])
    })
})

test('a niche’s colour applies to server-rendered and client-rendered pages, within the CSP', async ({
  page,
  baseURL,
}) => {
  const errors = collectErrors(page)
  const home = new URL(baseURL ?? '')
  home.hostname = 'milf.localhost'
  for (const path of ['/landers/gallery', '/members']) {
    await page.goto(new URL(path, home).href)
    const ember = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-ember'),
    )
    expect(ember, path).toBe(NICHE_COLORS.milf)
  }
  await page.goto(new URL('/landers/gallery/she-x', home).href)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'she')
  await expectAccessible(page)
  // Ignore the site's own host name; any other error counts.
  expect(errors.filter((one) => !/^http:\S+$/.test(one))).toEqual([])
})
