import { expect, type Page, test } from '@playwright/test'
import { demoMen } from './members.ts'
import { holdScripts } from './slow-line.ts'
import { expectSound, watch } from './soundness.ts'

// From a country where no warning comes first, so that nothing but the visitor wakes the page.
test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true })

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

const scripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.js')),
  )

test('an action pressed before the app runs opens the signup, on the page it was pressed on', async ({
  page,
}) => {
  const wrong = watch(page)
  const letThrough = await holdScripts(page)
  await open(page, '/landers/alonetonight?ref=radio')
  await page.getByRole('link', { name: 'Begin vanavond' }).tap()
  letThrough()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(page).toHaveURL(/alonetonight/)
  expect(await page.evaluate(() => sessionStorage.getItem('tracking'))).toBe('{"ref":"radio"}')
  expect(wrong).toEqual([])
})

test('so does a key', async ({ page }) => {
  await open(page, '/landers/gallery')
  await page.getByRole('link', { name: 'Kom binnen' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('an answer given before the app runs is counted', async ({ page }) => {
  const letThrough = await holdScripts(page)
  await open(page, '/landers/tinderswipe')
  await expect(page.getByText('Eerst koffie, dan pas praten?')).toBeVisible()
  await page.getByRole('button', { name: 'Ja' }).tap()
  letThrough()
  await expect(page.getByText('Een plaat opzetten en niets zeggen?')).toBeVisible()
})

test('by keyboard the warm-up goes from card to card, and ends where it is read out', async ({
  page,
}) => {
  await open(page, '/landers/tinderswipe')
  const yes = page.getByRole('button', { name: 'Ja' })
  await yes.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Een plaat opzetten en niets zeggen?')).toBeVisible()
  await expect(yes).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Een plaat opzetten en niets zeggen?')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(yes).toBeHidden()
  await expect(page.locator(':focus')).toHaveRole('heading')
})

test('where a visit came from goes along into another tab', async ({ page, context }) => {
  await open(page, '/landers/gallery?network=acme&ref=r1')
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Kom binnen' }).click({ button: 'middle' })
  const tab = await opened
  await expect(tab).toHaveURL(/\/signup\?network=acme&ref=r1$/)
})

test('a film runs by itself, without the app, and can be stopped', async ({ page }) => {
  await open(page, '/landers/video')
  const seconds = () => page.evaluate(() => document.querySelector('video')?.currentTime ?? 0)
  await expect.poll(seconds).toBeGreaterThan(0.1)
  // A pointer that only lies there, which some browsers report, wakes nothing.
  await page.evaluate(() => dispatchEvent(new PointerEvent('pointermove')))
  expect((await scripts(page)).filter((name) => !name.includes('/vendor-'))).toEqual([])
  await page.mouse.move(100, 200)
  await page.getByRole('button', { name: 'Film stilzetten' }).tap()
  await expect(page.getByRole('button', { name: 'Film afspelen' })).toBeVisible()
})

test.describe('where a warning comes first', () => {
  test.use({ locale: 'nl-NL' })

  test('it is asked before any app runs, and once', async ({ page }) => {
    const wrong = watch(page)
    await open(page, '/landers/gallery')
    const warning = page.getByRole('alertdialog', { name: 'Voor volwassenen' })
    await expect(warning).toBeVisible()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.mouse.move(100, 200)
    await expect(warning).toBeVisible()
    expect((await scripts(page)).filter((name) => !/\/(vendor|warn)-/.test(name))).toEqual([])
    await expectSound(page)
    await warning.getByRole('button', { name: 'Ik ben 18 of ouder' }).tap()
    await expect(warning).toBeHidden()

    await page.reload()
    await page.getByRole('link', { name: 'Kom binnen' }).tap()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(warning).toBeHidden()
    expect(wrong).toEqual([])
  })

  test('an answer in one tab is one in every tab', async ({ page, context }) => {
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

  test('a signup that was asked for first is not covered by it', async ({ page }) => {
    const letThrough = await holdScripts(page)
    await open(page, '/landers/alonetonight')
    await page.getByRole('link', { name: 'Begin vanavond' }).tap()
    letThrough()
    await expect(page.getByRole('dialog', { name: 'Gratis aanmelden' })).toBeVisible()
    // What lies behind a dialog has no role any more.
    await expect(page.locator('dialog')).toBeHidden()
  })
})

test.describe('for those who want stillness', () => {
  test.use({ reducedMotion: 'reduce' })

  test('no film is fetched', async ({ page }) => {
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
    test(`the picture of ${lander} comes once, and no larger than a phone needs`, async ({
      page,
    }) => {
      const [man] = await demoMen(page.request)
      const pictures: string[] = []
      page.on('request', (request) => {
        const [, size] = /\/photos\/[^/]+\/(\w+)$/.exec(request.url()) ?? []
        if (size) pictures.push(size)
      })
      await page.goto(`/members/${man?.id}/${lander}`, { waitUntil: 'networkidle' })
      // A busy machine may be idle before it asks for the picture.
      await expect.poll(() => pictures).toEqual(['card'])
    })
})

test('a site’s own colour is worn by its pages, rendered or empty, under their policy', async ({
  page,
  baseURL,
}) => {
  const wrong = watch(page)
  const home = new URL(baseURL ?? '')
  home.hostname = 'milf.localhost'
  for (const path of ['/landers/gallery', '/members']) {
    await page.goto(new URL(path, home).href)
    const ember = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--color-ember'),
    )
    expect(ember, path).toBe('#7b2d6b')
  }
  await page.goto(new URL('/landers/gallery/she-x', home).href)
  await expect(page.locator('html')).toHaveAttribute('data-brand', 'she')
  await expectSound(page)
  // Its own address is no fault; whatever was said about a page of it is.
  expect(wrong.filter((one) => !/^http:\S+$/.test(one))).toEqual([])
})
