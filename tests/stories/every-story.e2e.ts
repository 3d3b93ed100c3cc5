import { afterAll, expect, test } from 'bun:test'
import type { Entry } from '#stories/sheet/groups.ts'
import { galleryEntries } from '#stories/sheet/serve-gallery.ts'
import { SECOND } from './stage.ts'
import { openStages } from './stages.ts'

/** Runs in the gallery's page: how many dialogs and menus are open over it. */
const whatIsOpen = () =>
  [...document.querySelectorAll('dialog[open], [role$=dialog], [role=menu]')].filter((each) =>
    each.checkVisibility(),
  ).length

/** Runs in the gallery's page: whether there is anything to see. */
const isSeen = () =>
  // biome-ignore lint/performance/useDomNodeTextContent: words that are hidden are not seen
  document.body.innerText.trim() !== '' ||
  [...document.querySelectorAll('svg, img, iframe, [role=dialog]')].some((each) =>
    each.checkVisibility(),
  )

const stages = await openStages()
afterAll(stages.close)

const stories = (await galleryEntries()).filter(({ type }) => type === 'story')

const restsOpen = ({ tags }: Entry) => tags?.includes('open') ?? false

for (const { id, title, name } of stories.filter((story) => !restsOpen(story)))
  test.concurrent(`${title} › ${name}`, () =>
    stages.use(async ({ play }) => {
      expect(await play(id)).toEqual([])
    }))

/** The kit's stories bring their own words. */
const speaksOne = ({ title }: Entry) => /^(Foundations|Identity|Kit)\//.test(title)

// Whoever looks for English words finds none here. What ends with nothing to see is no picture for the sidebar.
for (const { id, title, name, tags } of stories.filter(
  (each) => !restsOpen(each) && !speaksOne(each),
))
  test.concurrent(`${title} › ${name} in a second language`, () =>
    stages.use(async ({ page, play }) => {
      expect(await play(id)).toEqual([])
      if (tags?.includes('dev')) await page.waitForFunction(isSeen)
    }, SECOND))

// In words that nobody wrote down, so that what opens in these opens in every language.
for (const { id, title, name } of stories.filter(restsOpen))
  test.concurrent(`${title} › ${name} rests open`, () =>
    stages.use(async ({ page, play }) => {
      expect(await play(id)).toEqual([])
      expect(await page.evaluate(whatIsOpen)).not.toBe(0)
    }, 'pseudo'))

for (const [when, mode, rule, story] of [
  ['by day', 'light', 'color-contrast', 'kit-action-button--ember'],
  ['by night', 'dark', 'color-contrast-other-mode', 'kit-action-button--tones'],
] as const)
  test.concurrent(`words that are too pale ${when} are found`, () =>
    stages.use(async ({ page, play }) => {
      const pale = await page.addStyleTag({
        content: `[data-mode=${mode}] button { color: #999 !important; background: #777 !important; }`,
      })
      const [first = ''] = await play(story)
      await pale.evaluate((style) => style.parentNode?.removeChild(style))
      expect(first).toContain(`${rule}: <`)
      expect(first).toContain('foreground color: #999999, background color: #777777')
    }))
