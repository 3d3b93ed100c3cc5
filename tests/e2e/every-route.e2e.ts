import { expect, type Page } from '@playwright/test'
import { isFull } from '../share.ts'
import { addressesFor, SLUG } from './every-route.ts'
import { expectVisibleFocus } from './keyboard.ts'
import { hydrated, openAsVisitor, test } from './members.ts'
import { PAGES } from './own-pages.ts'
import {
  animationsFinished,
  collectErrors,
  expectAccessible,
  expectHalfTheHeight,
  expectIdsOfBrowser,
  expectNamedControls,
  expectNoOverflow,
  expectNoOverflowWhenZoomed,
} from './page-checks.ts'
import { idsForMember, idsForVisitor, idsFromMails } from './real-ids.ts'
import { DESKTOP, PHONE } from './screens.ts'
import { signupModal } from './signup.ts'

test.use({ viewport: PHONE, reducedMotion: 'reduce', serviceWorkers: 'allow' })
// Each page is opened once and checked in several ways.
test.slow()

const MISSING = '/no/such/page'

/**
 * What a page requested that it came with. Polled or sent by design: user, chats, time zone and page-hidden; the demo
 * member's reply may change credits and photos.
 */
function collectRequests(page: Page): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    const expected =
      /^\/api\/(photos\/|user\.php|chats\.php|ledger\/month|page-hidden|time-zone)/.test(pathname)
    if (pathname.startsWith('/api/') && !expected) requests.push(pathname)
  })
  // Until then it is the page before that asks, as where a link has the focus.
  page.on('response', (response) => {
    const request = response.request()
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.length = 0
  })
  return requests
}

const isChat = (path: string) => /^\/chats\/./.test(path)

/** Whether a page is rendered with all that it shows. */
const isRendered = (path: string) =>
  isChat(path) || PAGES.some((one) => one === path) || /^\/members\/[^/]+$/.test(path)

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(path === MISSING ? 404 : 200)
  if (isRendered(path)) expect(await answer?.text(), path).toContain('id="boot"')
  await hydrated(page)
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
  if (/\/signup$/.test(path)) await expect(signupModal(page)).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expectIdsOfBrowser(page)
}

async function expectPageAccessible(page: Page): Promise<void> {
  await animationsFinished(page)
  await expectAccessible(page)
  await expectNamedControls(page)
}

/**
 * What a page is about: pages that differ only by slug, or are about the same person or bundle, have the same title.
 */
const subjectOf = (page: Page): string => {
  const { pathname } = new URL(page.url())
  return /^\/(?:members|credits)\/[^/]+/.exec(pathname)?.[0] ?? pathname.replace(`/${SLUG}`, '')
}

/** The title without the unread count in front of it. */
const titleOf = async (page: Page): Promise<string> =>
  (await page.title()).replace(/^\(\d+\+?\) /, '')

async function expectFitsDesktop(page: Page, path: string): Promise<void> {
  // Axe checks each screen's desktop layout in its stories.
  await page.setViewportSize(DESKTOP)
  await expectNoOverflow(page)
  await expectNamedControls(page)
  if (isScrolled(path)) await expectHalfTheHeight(page)
}

async function expectAdapts(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expectVisibleFocus(page)
  await expectNoOverflowWhenZoomed(page)
}

/**
 * Opens each page once and checks it on a phone; also on a desktop, and in forced colours, by keyboard and with large
 * text: these two in turn, both in `check --full`.
 */
async function expectEachPageAccessible(page: Page, paths: readonly string[]): Promise<void> {
  const titles = new Map<string, string>()
  const errors = collectErrors(page)
  const requests = collectRequests(page)
  for (const [place, path] of paths.entries()) {
    await test.step(path, async () => {
      await open(page, path)
      // A profile's name becomes the title after hydration.
      const subjectWithSameTitle = async () => titles.get(await titleOf(page)) ?? subjectOf(page)
      await expect
        .poll(subjectWithSameTitle, `another page has the title of ${path}`)
        .toBe(subjectOf(page))
      titles.set(await titleOf(page), subjectOf(page))
      // A chat is marked as read, and its demo member answers.
      const repeated = isRendered(path) && !isChat(path) ? [...requests] : []
      await expectPageAccessible(page)
      expect(repeated, path).toEqual([])
      if (isFull || place % 2 === 0) await expectFitsDesktop(page, path)
      if (isFull || place % 2 === 1) await expectAdapts(page)
      expect(errors).toEqual([])
    })
  }
}

/** A match covers the page, and a chat and the signup scroll within, which `half-the-height` measures. */
const isScrolled = (path: string) => !/\/(chat|signup)$|^\/likes\/m\//.test(path)

const isLander = (path: string) => /\/land(ers|ing)/.test(path)

test('every visitor page is accessible on a phone and on a desktop', async ({ page }) => {
  await openAsVisitor(page, '/')
  const all = addressesFor('visitor', await idsForVisitor(page.request))
  await expectEachPageAccessible(page, [...all.filter((path) => !isLander(path)), MISSING])
})

test('every lander is accessible, with and without a slug', async ({ page }) => {
  await openAsVisitor(page, '/')
  const all = addressesFor('visitor', await idsForVisitor(page.request))
  await expectEachPageAccessible(page, all.filter(isLander))
})

test('every page that a mail links to is accessible', async ({ page, member, browser }) => {
  const stranger = await browser.newContext()
  const ids = await idsFromMails(page.request, member, stranger.request)
  await stranger.close()
  await page.context().clearCookies()
  await openAsVisitor(page, '/')
  await expectEachPageAccessible(page, addressesFor('mailed', ids))
})

test('every page of a member is accessible', async ({ page, member, browser }) => {
  const other = await browser.newContext()
  const ids = await idsForMember(page, member, other.request)
  await other.close()
  await expectEachPageAccessible(page, addressesFor('member', ids))
})
