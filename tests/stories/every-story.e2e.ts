import { afterAll, expect, test } from 'bun:test'
import { LOCALES } from '#core/site/locales.ts'
import type { Entry } from '#stories/sheet/groups.ts'
import { galleryEntries } from '#stories/sheet/serve-gallery.ts'
import { isFull } from '../share.ts'
import { openPagePool } from './page-pool.ts'
import type { View } from './play-here.ts'

/** Runs in the gallery's page: the number of open dialogs and menus. */
const countOpenDialogs = () =>
  [...document.querySelectorAll('dialog[open], [role$=dialog], [role=menu]')].filter((each) =>
    each.checkVisibility(),
  ).length

/** Runs in the gallery's page: whether anything is visible. */
const hasVisibleContent = () =>
  // biome-ignore lint/performance/useDomNodeTextContent: words that are hidden are not seen
  document.body.innerText.trim() !== '' ||
  [...document.querySelectorAll('svg, img, iframe, [role=dialog]')].some((each) =>
    each.checkVisibility(),
  )

const pagePool = await openPagePool()
afterAll(pagePool.close)

const stories = (await galleryEntries()).filter(({ type }) => type === 'story')

// For the progress of the check.
process.stdout.write(`Running ${stories.length} tests\n`)

const staysOpen = ({ tags }: Entry) => tags?.includes('open') ?? false

/** The kit's stories contain their own texts and are not translated. */
const isUntranslated = ({ title }: Entry) => /^(Foundations|Identity|Kit)\//.test(title)

/** The locale of stories that stay open. */
const PSEUDO_LOCALE = 'pseudo'

/**
 * The language of a story, the same whatever stories are added: a screen is seen in many over its states. What opens
 * here opens in every language.
 */
function localeOf(story: Entry): string {
  if (isUntranslated(story)) return 'en'
  if (staysOpen(story)) return PSEUDO_LOCALE
  return LOCALES[Number(Bun.hash(story.id) % BigInt(LOCALES.length))] ?? 'en'
}

/** The stories of each screen or component, in the order of the gallery. */
const byTitle = Map.groupBy(stories, ({ title }) => title)

/** Light and dark in turn over the stories of a title; one that is alone is seen in both, as all in `check --full`. */
function modeOf(story: Entry): View['mode'] {
  const all = byTitle.get(story.title) ?? []
  if (isFull || all.length === 1) return 'both'
  return all.indexOf(story) % 2 === 0 ? 'light' : 'dark'
}

const PALE = [
  ['light mode', 'light', 'light', 'color-contrast', 'kit-action-button--ember'],
  ['dark mode', 'dark', 'dark', 'color-contrast', 'kit-action-button--ember'],
  ['light mode, seen in both', 'both', 'light', 'color-contrast', 'kit-action-button--ember'],
  [
    'dark mode, seen in both',
    'both',
    'dark',
    'color-contrast-other-mode',
    'kit-action-button--tones',
  ],
] as const

// A gallery of some stories alone may be without these.
for (const [when, mode, pale, rule, story] of PALE.filter(([, , , , id]) =>
  stories.some((one) => one.id === id),
))
  test.concurrent(`text with too little contrast in ${when} is found`, () =>
    pagePool.use(async ({ page, play }) => {
      const style = await page.addStyleTag({
        content: `[data-mode=${pale}] button { color: #999 !important; background: #777 !important; }`,
      })
      const [first = ''] = await play(story, { locale: 'en', mode })
      await style.evaluate((element) => element.parentNode?.removeChild(element))
      expect(first).toContain(`${rule}: <`)
      expect(first).toContain('foreground color: #999999, background color: #777777')
    }))

for (const story of stories) {
  const view = { locale: localeOf(story), mode: modeOf(story) }
  test.concurrent(`${story.title} › ${story.name} (${view.locale}, ${view.mode})`, () =>
    pagePool.use(async ({ page, play }) => {
      expect(await play(story.id, view)).toEqual([])
      if (staysOpen(story)) expect(await page.evaluate(countOpenDialogs)).not.toBe(0)
      // A story of the sidebar must not end blank.
      else if (story.tags?.includes('dev')) await page.waitForFunction(hasVisibleContent)
    }))
}
