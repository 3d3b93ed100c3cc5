import { expect, type Page } from '@playwright/test'
import { hydrated, openAsVisitor, openHydrated, test } from './members.ts'

/** Collects the beacons that a page sends from now on. */
function beacons(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname !== '/api/page-hidden.php') return
    sent.push(`${request.method()}${search}`)
  })
  return sent
}

/** Hides the tab and shows it again. */
const hide = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

test('a beacon is sent each time a member’s page is hidden, on the first page with the campaign marker of its URL', async ({
  page,
  member: _,
}) => {
  const sent = beacons(page)
  await openHydrated(page, '/members?lb=mail-42&t=3600')
  await expect.poll(() => new URL(page.url()).search).not.toMatch(/lb=|[?&]t=/)
  await hide(page)
  await expect.poll(() => sent).toEqual(['POST?lb=mail-42'])
  await hide(page)
  await expect.poll(() => sent).toEqual(['POST?lb=mail-42', 'POST?lb=mail-42'])
  await openHydrated(page, '/likes?lb=%3Cb%3E')
  await hide(page)
  await expect.poll(() => sent).toEqual(['POST?lb=mail-42', 'POST?lb=mail-42', 'POST'])
})

test('a visitor’s page sends no page-hidden beacon', async ({ page }) => {
  const sent = beacons(page)
  await openAsVisitor(page, '/pricing')
  await hide(page)
  await page.goto('/members')
  await hydrated(page)
  await hide(page)
  expect(sent).toEqual([])
})
