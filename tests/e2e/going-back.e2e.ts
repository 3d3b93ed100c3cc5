import { expect, type Locator, type Page } from '@playwright/test'
import { createMember, openHydrated, PROFILE_LINK, test } from './members.ts'
import { screens } from './screens.ts'

/** A search of more than two pages, which one's own age would narrow. */
const ALL_AGES = '/members?min_age=18'

const cards = (page: Page) => page.getByRole('article')

const topOf = (link: Locator) => link.evaluate((one) => one.getBoundingClientRect().top)

/** Scrolls until the list has at least this many cards. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}

/** Follows a link; the function it returns expects the same scroll position and focus after going back. */
async function followLink(page: Page, link: Locator) {
  const href = await link.getAttribute('href')
  // Clicking may scroll the page first: store the position at the click.
  await link.evaluate((one) =>
    one.addEventListener('click', () => {
      sessionStorage.setItem('left-at', `${one.getBoundingClientRect().top}`)
    }),
  )
  await link.click()
  return async () => {
    const sameLink = page.getByRole('main').locator(`a[href="${href}"]`).first()
    await expect(sameLink).toBeFocused()
    await expect(sameLink).toBeInViewport()
    const previousTop = Number(await page.evaluate(() => sessionStorage.getItem('left-at')))
    const shift = () =>
      sameLink.evaluate((one, top) => Math.abs(one.getBoundingClientRect().top - top), previousTop)
    await expect.poll(shift).toBeLessThan(2)
  }
}

for (const [screen, viewport] of screens('phone')) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('Back from a profile, reloaded or not, and a reload restore the list, its place and the focus', async ({
      page,
      member: _,
    }) => {
      await openHydrated(page, ALL_AGES)
      await scrollTo(page, 41)
      const count = await cards(page).count()
      const expectSamePlace = await followLink(
        page,
        cards(page).nth(40).getByRole('link', PROFILE_LINK),
      )
      await expect(page).toHaveURL(/members\/[0-9a-f-]{36}$/)
      // Back from a page that has not arrived would be no return to the list.
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      const requests: string[] = []
      page.on('request', (request) => requests.push(new URL(request.url()).pathname))
      await page.goBack()
      await expectSamePlace()
      expect(await cards(page).count()).toBeGreaterThanOrEqual(count)
      expect(requests.filter((path) => path === '/api/members')).toEqual([])

      await test.step('also from a profile that was reloaded', async () => {
        const expectPlace = await followLink(
          page,
          cards(page).nth(40).getByRole('link', PROFILE_LINK),
        )
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        await page.reload()
        await page.goBack()
        await expectPlace()
      })

      // Members of other journeys come online, so that the order may change.
      const href = await cards(page).nth(36).getByRole('link', PROFILE_LINK).getAttribute('href')
      const link = page.getByRole('main').locator(`a[href="${href}"]`).first()
      await link.scrollIntoViewIfNeeded()
      await link.focus()
      const top = await topOf(link)
      const isAsked = Promise.withResolvers<void>()
      const isPressed = Promise.withResolvers<void>()
      await page.route(
        '**/api/members?*',
        async (route) => {
          isAsked.resolve()
          await isPressed.promise
          await route.continue()
        },
        { times: 1 },
      )
      await page.reload()
      await isAsked.promise
      // Begins a shortcut, and moves nothing.
      await page.keyboard.press('Shift')
      isPressed.resolve()
      await expect(link).toBeFocused()
      await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(2)

      // The same from another site.
      await page.goto('about:blank')
      await page.goBack()
      await expect(link).toBeFocused()
      await expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(2)

      const expectPlace = await followLink(page, link)
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      await page.goBack()
      await expectPlace()
    })

    test('Back from a chat restores the likes list, its scroll position and the focus', async ({
      page,
      member,
      browser,
    }) => {
      for (let count = 0; count < 12; count += 1) {
        const otherContext = await browser.newContext()
        await createMember(otherContext.request)
        expect((await otherContext.request.put(`/api/likes/${member.id}`, { data: {} })).ok()).toBe(
          true,
        )
        await otherContext.close()
      }
      await openHydrated(page, '/likes')
      await expect(cards(page)).toHaveCount(12)
      const write = page
        .getByRole('main')
        .getByRole('link', { name: /^Schrijf/ })
        .nth(10)
      const expectSamePlace = await followLink(page, write)
      await expect(page).toHaveURL(/chats\/[0-9a-f-]{36}$|chat$/)
      await expect(page.getByLabel(/^Bericht aan/)).toBeVisible()
      await page.goBack()
      await expectSamePlace()
    })
  })
}

/** Hovers a card and expects these requests about members. */
async function expectPrefetchedOnHover(page: Page, expected: readonly RegExp[]): Promise<void> {
  await openHydrated(page, ALL_AGES)
  // Prefetch starts after a delay: advance the clock.
  await page.clock.install()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await cards(page).first().getByRole('link', PROFILE_LINK).hover()
  await page.clock.runFor(1000)
  const memberRequests = () =>
    fetched.filter((path) => /^\/assets\/members|^\/api\/members\//.test(path))
  await expect.poll(memberRequests).toHaveLength(expected.length)
  // Requests are reported in order: wait for a later one.
  const laterRequest = page.waitForResponse(/\/health$/)
  await page.evaluate(() => fetch('/health'))
  await laterRequest
  expect(memberRequests()).toEqual(expected.map((path) => expect.stringMatching(path)))
}

test('hovering a card prefetches the code of the profile page, and records no visit', async ({
  page,
  member: _,
}) => {
  await expectPrefetchedOnHover(page, [/assets\/members\._id/])
})

test('with "save data" nothing is prefetched', async ({ page, member: _ }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await expectPrefetchedOnHover(page, [])
})
