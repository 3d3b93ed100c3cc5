import { expect, type Page, test } from '@playwright/test'
import { hydrated } from './members.ts'
import { collectErrors } from './page-checks.ts'

// Landers with blocked storage, without a connection and with invalid addresses.
test.use({ locale: 'nl-BE', viewport: { width: 390, height: 844 }, hasTouch: true })

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'domcontentloaded' })

test('signup works in a browser that blocks storage', async ({ page }) => {
  const errors = collectErrors(page)
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
  expect(errors).toEqual([])
})

test('without a connection the page stays, and signup opens when it is back', async ({
  page,
  context,
}) => {
  await open(page, '/landers/gallery')
  // In steps: the first move of a new page may have no distance, which starts nothing.
  await page.mouse.move(100, 200, { steps: 5 })
  await hydrated(page)
  // The page's own script may still be on its way.
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Kom binnen' }).tap()
  await expect(page.getByRole('alert')).toContainText('Geen verbinding')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Opnieuw proberen' }).tap()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test.describe('an invalid address', () => {
  for (const path of [
    '/members/%20/landing',
    '/members/%00/landing2',
    '/members/nobody/landing3',
  ]) {
    test(`${path} gives a "not found" page`, async ({ page }) => {
      const errors = collectErrors(page)
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Dit profiel is er niet meer',
      )
      expect(errors.filter((one) => !/^http:\S+$|404/.test(one))).toEqual([])
    })
  }

  test('with an extra path segment gives a "not found" page', async ({ page }) => {
    const answer = await page.goto('/landers/tinderswipe/x')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze pagina is niet gevonden')
    await expect(page.getByRole('main')).toHaveCount(1)
  })

  test('with an accent or emoji in the slug is still rendered on the server', async ({
    request,
  }) => {
    for (const slug of ['caf%C3%A9', '%F0%9F%98%80']) {
      const answer = await request.get(`/landers/gallery/${slug}`)
      expect(await answer.text()).toContain('<h1')
    }
  })
})

test.describe('where the entry warning is shown', () => {
  test.use({ locale: 'nl-NL' })

  test('declining in a tab without history leaves the site', async ({ page }) => {
    await page.goto('/ready')
    const opened = page.waitForEvent('popup')
    await page.evaluate(() => void window.open('/landers/gallery'))
    const tab = await opened
    // Otherwise the next page may replace it in the history.
    await tab.waitForURL(/\/landers\/gallery$/)
    await tab.goto('/pages/terms')
    await tab.goBack()
    await tab.getByRole('button', { name: 'Terug' }).tap()
    await expect(tab).toHaveURL('about:blank')
  })

  test('on a small screen the title is in view', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await open(page, '/landers/gallery')
    await expect(page.getByRole('heading', { name: 'Voor volwassenen' })).toBeInViewport()
  })
})
