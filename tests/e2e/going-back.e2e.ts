import { expect, type Locator, type Page } from '@playwright/test'
import { join, openAnswering, test } from './members.ts'
import { SCREENS } from './screens.ts'

const faces = (page: Page) => page.getByRole('article')

/** Scrolls on until as many faces are there. */
async function scrollTo(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, 4000)
    expect(await faces(page).count()).toBeGreaterThanOrEqual(count)
  }).toPass()
}

/** Goes where a link leads, and tells how to look whether the page is as it was left. */
async function leaveBy(page: Page, link: Locator) {
  const href = await link.getAttribute('href')
  // A press may scroll the page first.
  await link.evaluate((one) =>
    one.addEventListener('click', () => {
      sessionStorage.setItem('left-at', `${one.getBoundingClientRect().top}`)
    }),
  )
  await link.click()
  return async () => {
    const again = page.getByRole('main').locator(`a[href="${href}"]`).first()
    await expect(again).toBeFocused()
    await expect(again).toBeInViewport()
    const then = Number(await page.evaluate(() => sessionStorage.getItem('left-at')))
    const moved = () =>
      again.evaluate((one, top) => Math.abs(one.getBoundingClientRect().top - top), then)
    await expect.poll(moved).toBeLessThan(2)
  }
}

for (const [screen, viewport] of SCREENS) {
  test.describe(`on ${screen}`, () => {
    test.use({ viewport })

    test('Back from a profile is the same list at the same place, with the focus on who was opened', async ({
      page,
      member: _,
    }) => {
      await openAnswering(page, '/members')
      await scrollTo(page, 41)
      const count = await faces(page).count()
      const expectSamePlace = await leaveBy(page, faces(page).nth(40).getByRole('link'))
      await expect(page).toHaveURL(/members\/[0-9a-f-]{36}$/)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const asked: string[] = []
      page.on('request', (request) => asked.push(new URL(request.url()).pathname))
      await page.goBack()
      await expectSamePlace()
      expect(await faces(page).count()).toBeGreaterThanOrEqual(count)
      expect(asked.filter((path) => path === '/api/members')).toEqual([])
    })

    test('Back from a chat is the list of likes at the same place, with the focus on who was written to', async ({
      page,
      member,
      browser,
    }) => {
      for (let made = 0; made < 12; made += 1) {
        const theirs = await browser.newContext()
        await join(theirs.request)
        expect((await theirs.request.put(`/api/likes/${member.id}`, { data: {} })).ok()).toBe(true)
        await theirs.close()
      }
      await openAnswering(page, '/likes')
      await expect(faces(page)).toHaveCount(12)
      const write = page
        .getByRole('main')
        .getByRole('link', { name: /^Schrijf/ })
        .nth(10)
      const expectSamePlace = await leaveBy(page, write)
      await expect(page).toHaveURL(/chats\/[0-9a-f-]{36}$|chat$/)
      await expect(page.getByLabel(/^Bericht aan/)).toBeVisible()
      await page.goBack()
      await expectSamePlace()
    })
  })
}

/** What is to be fetched of members when somebody points at a face and goes no further. */
async function expectFetchedAtAHover(page: Page, expected: readonly RegExp[]): Promise<void> {
  await openAnswering(page, '/members')
  // Pointing counts after a moment, which is over when this clock says so.
  await page.clock.install()
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await faces(page).first().getByRole('link').hover()
  await page.clock.runFor(1000)
  const ofMembers = () =>
    fetched.filter((path) => /^\/assets\/members|^\/api\/members\//.test(path))
  await expect.poll(ofMembers).toHaveLength(expected.length)
  // Requests are reported in the order in which they were made.
  const last = page.waitForResponse(/\/health$/)
  await page.evaluate(() => fetch('/health'))
  await last
  expect(ofMembers()).toEqual(expected.map((path) => expect.stringMatching(path)))
}

test('pointing at a face fetches the code of its page, and tells nobody of a visit', async ({
  page,
  member: _,
}) => {
  await expectFetchedAtAHover(page, [/assets\/members\._id/])
})

test('whoever saves data has nothing fetched that they did not ask for', async ({
  page,
  member: _,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await expectFetchedAtAHover(page, [])
})
