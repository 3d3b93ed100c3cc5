import { expect, type Page, test } from '@playwright/test'
import { HYDRATED } from '#ui/primitives/early/hydrated.ts'
import { watch } from './soundness.ts'

// Where browsers and networks are not as one would like them.
test.use({ locale: 'en-US', viewport: { width: 390, height: 844 }, hasTouch: true })

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

test('a browser that keeps nothing signs up all the same', async ({ page }) => {
  const wrong = watch(page)
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage']) {
      const refuse = () => {
        throw new DOMException('refused', 'SecurityError')
      }
      Object.defineProperty(globalThis, store, { get: refuse })
    }
  })
  await open(page, '/landers/gallery?ref=radio')
  await page.getByRole('link', { name: 'Kom binnen' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(wrong).toEqual([])
})

test('without a connection the page stays, and the signup opens once there is one', async ({
  page,
  context,
}) => {
  await open(page, '/landers/gallery')
  const ready = page.evaluate(
    (event) => new Promise((done) => document.addEventListener(event, () => done(null))),
    HYDRATED,
  )
  await page.mouse.move(100, 200)
  await ready
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Kom binnen' }).tap()
  await expect(page.getByRole('alert')).toContainText('Geen verbinding')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('an odd address', () => {
  for (const path of [
    '/members/%20/landing',
    '/members/%00/landing2',
    '/members/nobody/landing3',
  ]) {
    test(`${path} is nobody’s`, async ({ page }) => {
      const wrong = watch(page)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Dit profiel is er niet meer',
      )
      expect(wrong.filter((one) => !/^http:\S+$|404/.test(one))).toEqual([])
    })
  }

  test('that goes on after the end of a page is none', async ({ page }) => {
    const answer = await page.goto('/landers/tinderswipe/x')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is niet gevonden')
    await expect(page.getByRole('main')).toHaveCount(1)
  })

  test('with an accent or a picture in its slug comes rendered too', async ({ request }) => {
    for (const slug of ['caf%C3%A9', '%F0%9F%98%80']) {
      const answer = await request.get(`/landers/gallery/${slug}`)
      expect(await answer.text()).toContain('<h1')
    }
  })
})

test.describe('where a warning comes first', () => {
  test.use({ locale: 'nl-NL' })

  test('the first page of a tab has nothing to go back to, and is left all the same', async ({
    page,
  }) => {
    await page.goto('/ready')
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/landers/gallery'))
    const tab = await opened
    await tab.goto('/pages/terms')
    await tab.goBack()
    await tab.getByRole('button', { name: 'Terug' }).tap()
    await expect(tab).toHaveURL('about:blank')
  })

  test('a small screen begins at its title', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, '/landers/gallery')
    await expect(page.getByRole('heading', { name: 'Voor volwassenen' })).toBeInViewport()
  })
})
