import { afterAll, expect, test } from 'bun:test'
import type { Entry } from '#stories/sheet/groups.ts'
import { galleryEntries } from '#stories/sheet/serve-gallery.ts'
import { openPagePool } from './page-pool.ts'
import { SECOND_LOCALE } from './stage.ts'

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

const staysOpen = ({ tags }: Entry) => tags?.includes('open') ?? false

for (const { id, title, name } of stories.filter((story) => !staysOpen(story)))
  test.concurrent(`${title} › ${name}`, () =>
    pagePool.use(async ({ play }) => {
      expect(await play(id)).toEqual([])
    }))

/** The kit's stories contain their own texts and are not translated. */
const isUntranslated = ({ title }: Entry) => /^(Foundations|Identity|Kit)\//.test(title)

// Finds plays that look for English text. A story of the sidebar must not end blank.
for (const { id, title, name, tags } of stories.filter(
  (each) => !staysOpen(each) && !isUntranslated(each),
))
  test.concurrent(`${title} › ${name} in a second language`, () =>
    pagePool.use(async ({ page, play }) => {
      expect(await play(id)).toEqual([])
      if (tags?.includes('dev')) await page.waitForFunction(hasVisibleContent)
    }, SECOND_LOCALE))

// In the pseudo locale: what opens here opens in every language.
for (const { id, title, name } of stories.filter(staysOpen))
  test.concurrent(`${title} › ${name} rests open`, () =>
    pagePool.use(async ({ page, play }) => {
      expect(await play(id)).toEqual([])
      expect(await page.evaluate(countOpenDialogs)).not.toBe(0)
    }, 'pseudo'))

for (const [when, mode, rule, story] of [
  ['light mode', 'light', 'color-contrast', 'kit-action-button--ember'],
  ['dark mode', 'dark', 'color-contrast-other-mode', 'kit-action-button--tones'],
] as const)
  test.concurrent(`text with too little contrast in ${when} is found`, () =>
    pagePool.use(async ({ page, play }) => {
      const pale = await page.addStyleTag({
        content: `[data-mode=${mode}] button { color: #999 !important; background: #777 !important; }`,
      })
      const [first = ''] = await play(story)
      await pale.evaluate((style) => style.parentNode?.removeChild(style))
      expect(first).toContain(`${rule}: <`)
      expect(first).toContain('foreground color: #999999, background color: #777777')
    }))
