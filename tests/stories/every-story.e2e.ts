import { afterAll, expect, test } from 'bun:test'
import { galleryEntries } from '#stories/sheet/serve-gallery.ts'
import { openStages } from './stages.ts'

const stages = await openStages()
afterAll(stages.close)

const stories = (await galleryEntries()).filter(({ type }) => type === 'story')

for (const { id, title, name } of stories)
  test.concurrent(`${title} › ${name}`, () =>
    stages.use(async ({ play }) => {
      expect(await play(id)).toEqual([])
    }))

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
