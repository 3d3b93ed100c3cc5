import { expect, test } from 'bun:test'
import { chromium } from 'playwright'
import { OTHER_NAMES } from '#stories/guidance/other-names.ts'
import { galleryEntries, serveGallery } from '#stories/sheet/serve-gallery.ts'
import { testBrowser } from '../chromium.ts'

const entries = await galleryEntries()
const titles = new Set(entries.map(({ title }) => title))

/** What a designer types, and the title where it leads. */
const SOUGHT = [
  ['faq', 'Pages/Text'],
  ['token', 'Foundations/Tokens'],
  ['og', 'Identity/A site’s own cover'],
  ['modal', 'Kit/Overlay/Dialog'],
  ['sheet', 'Kit/Overlay/Sheet'],
  ['iban', 'Credits/Direct debit'],
  ['countdown', 'Everywhere/Time bonus'],
  ['404', 'Everywhere/Page not found'],
  ['kink', 'Landers/Map (maplanding)'],
  ['lesbian', 'Landers/A free seat (socialnetwork)'],
  ['gay', 'Landers/Across the street (video)'],
  ['curvy', 'Landers/Collage (collagelanding)'],
  ['gilf', 'Landers/Wall of portraits (gallery)'],
  ['mature', 'Landers/Across the street (video)'],
] as const
// A gallery of some stories alone may be without some.
const sought = SOUGHT.filter(([, title]) => titles.has(title))

test('the index has what people call things, where it leads', () => {
  const words = (of: string) =>
    entries
      .filter(({ title }) => title === of)
      .flatMap(({ title, name, anchors = [] }) => [title, name, ...anchors.map((one) => one.title)])
  const lost = sought.filter(
    ([word, title]) => !words(title).some((one) => one.toLowerCase().includes(word)),
  )
  expect(lost).toEqual([])
})

test('every story that has other names is there', () => {
  const named = new Set(entries.flatMap(({ title, name }) => [title, `${title} › ${name}`]))
  const ofTitles = Object.keys(OTHER_NAMES).filter((key) => titles.has(key.split(' › ')[0] ?? ''))
  expect(ofTitles.filter((key) => !named.has(key))).toEqual([])
})

test('the sidebar finds by them', async () => {
  await using gallery = serveGallery()
  await using browser = await chromium.launch(testBrowser())
  const page = await browser.newPage({ viewport: { width: 1200, height: 900 } })
  page.setDefaultTimeout(0)
  // The search needs no stories.
  await page.route('**/iframe.html*', (route) => route.fulfill({ body: '' }))
  await page.goto(`${gallery.url.origin}/index.html`)
  const results = page.locator('#storybook-explorer-menu [data-id]')
  const found = async (word: string) => {
    await page.getByRole('searchbox').fill(word)
    return results.evaluateAll((all) => all.map((one) => one.getAttribute('data-id')))
  }
  expect(await found('zeppelin')).toEqual([])
  for (const [word, title] of sought.slice(0, 3)) {
    const ofTitle = entries.filter((entry) => entry.title === title).map(({ id }) => id)
    const ids = await found(word)
    expect(ids.filter((id) => id !== null && ofTitle.includes(id))).not.toEqual([])
  }
})
