import { expect, type Page } from '@playwright/test'
import { addressesFor, SLUG } from './every-route.ts'
import { expectFocusToBeSeen } from './keyboard.ts'
import { test, visit } from './members.ts'
import { realOfMails, realOfMember, realOfVisitors } from './real-ids.ts'
import { DESKTOP, PHONE } from './screens.ts'
import { signupModal } from './signup.ts'
import { expectNamed, expectReadableWhenLarge, expectSound, settled, watch } from './soundness.ts'

test.use({ viewport: PHONE, reducedMotion: 'reduce' })
// Each page is opened once, and looked at in four ways.
test.slow()

const MISSING = '/no/such/page'

async function open(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' })
  await page.setViewportSize(PHONE)
  const answer = await page.goto(path)
  expect(answer?.status()).toBe(path === MISSING ? 404 : 200)
  await expect(page.locator('#app:not([data-early])')).toBeAttached()
  await expect(page.getByRole('status', { name: /laden$/i })).toHaveCount(0)
  if (/\/signup$/.test(path)) await expect(signupModal(page)).toBeVisible()
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
}

async function expectWhole(page: Page): Promise<void> {
  await settled(page)
  await expectSound(page)
  await expectNamed(page)
}

/** What a page is about: a slug changes no words, and all that is about one person or bundle is called alike. */
const subjectOf = (page: Page): string => {
  const { pathname } = new URL(page.url())
  return /^\/(?:members|credits)\/[^/]+/.exec(pathname)?.[0] ?? pathname.replace(`/${SLUG}`, '')
}

/** What a page is called, without the count of what is new in front of it. */
const titleOf = async (page: Page): Promise<string> =>
  (await page.title()).replace(/^\(\d+\+?\) /, '')

/** Opens each page once, and looks at it on a phone and a desktop, in forced colours, by keyboard and in large letters. */
async function expectEachWhole(page: Page, paths: readonly string[]): Promise<void> {
  const titles = new Map<string, string>()
  const wrong = watch(page)
  for (const path of paths) {
    await test.step(path, async () => {
      await open(page, path)
      // A profile's name becomes the title once the app is there.
      const titledAlike = async () => titles.get(await titleOf(page)) ?? subjectOf(page)
      await expect.poll(titledAlike, `another page has the title of ${path}`).toBe(subjectOf(page))
      titles.set(await titleOf(page), subjectOf(page))
      await expectWhole(page)
      await page.setViewportSize(DESKTOP)
      await expectWhole(page)

      await page.setViewportSize(PHONE)
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await expectFocusToBeSeen(page)
      await expectReadableWhenLarge(page)
      expect(wrong).toEqual([])
    })
  }
}

const isLander = (path: string) => /\/land(ers|ing)/.test(path)

test('every page of a visitor is whole on a phone and on a desktop', async ({ page }) => {
  await visit(page, '/')
  const all = addressesFor('visitor', await realOfVisitors(page.request))
  await expectEachWhole(page, [...all.filter((path) => !isLander(path)), MISSING])
})

test('every lander is, with and without its slug', async ({ page }) => {
  await visit(page, '/')
  const all = addressesFor('visitor', await realOfVisitors(page.request))
  await expectEachWhole(page, all.filter(isLander))
})

test('every page that a mail leads to is', async ({ page, member, browser }) => {
  const stranger = await browser.newContext()
  const real = await realOfMails(page.request, member, stranger.request)
  await stranger.close()
  await page.context().clearCookies()
  await visit(page, '/')
  await expectEachWhole(page, addressesFor('mailed', real))
})

test('every page of a member is', async ({ page, member, browser }) => {
  const other = await browser.newContext()
  const real = await realOfMember(page, member, other.request)
  await other.close()
  await expectEachWhole(page, addressesFor('member', real))
})
