import { expect, type Page } from '@playwright/test'
import { openAnswering, test, visit } from './members.ts'

/** The beacons that a page sends from now on. */
function beacons(page: Page): readonly string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname !== '/api/page-hidden.php') return
    sent.push(`${request.method()}${search}`)
  })
  return sent
}

/** Puts the tab behind another one, and back. */
const hide = (page: Page) =>
  page.evaluate(() => {
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
      document.dispatchEvent(new Event('visibilitychange'))
    }
  })

test('the server hears once each time that a member’s page is hidden', async ({
  page,
  member: _,
}) => {
  const sent = beacons(page)
  await openAnswering(page, '/members')
  await hide(page)
  await expect.poll(() => sent).toEqual(['POST'])
  await hide(page)
  await expect.poll(() => sent).toEqual(['POST', 'POST'])
})

test('a mark is taken out of the address, and named while the member sees no further page', async ({
  page,
  member: _,
}) => {
  const sent = beacons(page)
  await openAnswering(page, '/members?lb=mail-42&t=3600')
  await expect.poll(() => new URL(page.url()).search).not.toMatch(/lb=|[?&]t=/)
  await hide(page)
  await expect.poll(() => sent).toEqual(['POST?lb=mail-42'])
  await openAnswering(page, '/likes?lb=%3Cb%3E')
  await hide(page)
  await expect.poll(() => sent.at(-1)).toBe('POST')
})

test('a visitor’s page tells nobody that it was hidden', async ({ page }) => {
  const sent = beacons(page)
  await visit(page, '/pricing')
  await hide(page)
  await page.goto('/members')
  await expect(page.locator('#app:not([data-early])')).toBeVisible()
  await hide(page)
  expect(sent).toEqual([])
})
