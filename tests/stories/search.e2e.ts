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
  ['og', 'Identity/OG image of a site'],
  ['notice', 'Everywhere/When'],
  ['banner', 'Everywhere/When'],
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
/** What a designer looks for who has not seen the gallery, and the first result: a press of Enter opens it. */
const FOUND_FIRST: readonly (readonly [word: string, id: string])[] = [
  ['modal', 'kit-overlay-dialog--docs'],
  ['gilf', 'landers-wall-of-portraits-gallery--for-the-older'],
  ['landing2', 'landers-member-a-letter-landing2--on-a-phone'],
  ['mail', 'mails-account--confirm-address'],
  ['token', 'foundations-tokens--docs'],
  ['search states', 'search-all-states--docs'],
  ['changed', 'foundations-what-changed--docs'],
  ['diff', 'foundations-what-changed--docs'],
  ['changelog', 'foundations-what-changed--docs'],
  ['when', 'everywhere-when--docs'],
  ['button', 'kit-action-button--docs'],
  ['suomi', 'foundations-looking--docs'],
  ['finnish', 'foundations-looking--docs'],
  ['home screen', 'identity-icons--on-a-home-screen'],
  ['empty', 'kit-feedback-emptystate--docs'],
  ['error', 'kit-feedback-alert--docs'],
  ['dark', 'foundations-colour--docs'],
  ['card', 'kit-people-membercard--docs'],
  ['breadcrumb', 'kit-navigation-topbar--docs'],
  ['og', 'identity-og-image-of-a-site--docs'],
  ['404', 'everywhere-page-not-found--alone'],
  ['banner', 'kit-feedback-banner--docs'],
  ['notice', 'kit-feedback-noticeline--docs'],
  ['components', 'kit-all-components--docs'],
]
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
  // The whole gallery alone has what comes before and after.
  if (FOUND_FIRST.every(([, id]) => entries.some((entry) => entry.id === id))) {
    const first = []
    for (const [word] of FOUND_FIRST) first.push([word, (await found(word))[0]])
    expect(first).toEqual(FOUND_FIRST.map(([word, id]) => [word, id]))
  }
})
