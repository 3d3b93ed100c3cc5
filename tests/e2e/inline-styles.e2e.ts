import { expect, type Page } from '@playwright/test'
import { demoMen, test } from './members.ts'

// These tests see the page before its scripts.
test.use({ waitsForHydration: false, serviceWorkers: 'block' })

/** What the place and size of elements do not show. */
const PROPERTIES = [
  'color',
  'background',
  'font',
  'border',
  'border-radius',
  'box-shadow',
  'text-decoration',
  'visibility',
  'z-index',
  'fill',
  'stroke',
  'filter',
]

/** Place, size and style of each element. */
const looks = (page: Page) =>
  page.evaluate(
    (properties) =>
      [...document.querySelectorAll('body, body *')].map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        const style = getComputedStyle(element)
        const place = [x, y, width, height].map(Math.round).join()
        const look = properties.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
        return `${element.tagName} ${element.getAttribute('class')} ${place} ${look}`
      }),
    PROPERTIES,
  )

/** Loads the style sheets, as the app does when it starts. */
const loadSheets = (page: Page) =>
  page.evaluate(async () => {
    const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"][disabled]')
    await Promise.all(
      [...sheets].map((sheet) => {
        const loaded = new Promise((resolve) => sheet.addEventListener('load', resolve))
        sheet.disabled = false
        return loaded
      }),
    )
    return sheets.length
  })

/** The app starts when the page is idle, which it never is here. */
const neverStart = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

async function looksTheSame(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
  const before = await looks(page)
  expect(before.length).toBeGreaterThan(50)
  expect(await loadSheets(page)).toBeGreaterThan(3)
  await page.evaluate(() => document.fonts.ready)
  const after = await looks(page)
  const changed = before.flatMap((line, at) => (line === after[at] ? [] : [[line, after[at]]]))
  expect(changed, path).toEqual([])
}

test('a visitor’s page looks the same with its inline styles as with all style sheets', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await neverStart(page)
  for (const path of [
    '/',
    '/login',
    '/members',
    '/pricing',
    '/pages/privacy',
    '/complaints',
    '/landers/gallery',
  ])
    await test.step(path, () => looksTheSame(page, path))
})

test('a member’s page looks the same with its inline styles as with all style sheets', async ({
  page,
  member: _member,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const [man] = await demoMen(page.request)
  await neverStart(page)
  for (const path of [
    '/members',
    `/members/${man?.id}`,
    '/likes',
    '/credits',
    '/profile',
    '/notifications',
    '/notifications/hear',
    '/match-finder',
    '/chats',
  ])
    await test.step(path, () => looksTheSame(page, path))
})
