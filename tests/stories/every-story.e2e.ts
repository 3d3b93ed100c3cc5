import { test as base, expect, type Page } from '@playwright/test'
import { openGallery } from '#stories/sheet/open-gallery.ts'
import { FRAME } from './built.ts'
import { play, storiesOf, UNSEEN } from './gallery.ts'

/** One page for all stories of a worker: loading it costs more than showing any of them. */
const test = base.extend<object, { gallery: Page }>({
  gallery: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      await openGallery(page, FRAME, UNSEEN)
      await use(page)
      await page.close()
    },
    { scope: 'worker' },
  ],
})

for (const [title, stories] of Map.groupBy(storiesOf(), (story) => story.title))
  test.describe(title, () => {
    for (const { id, name } of stories)
      test(name, async ({ gallery }) => {
        expect(await play(gallery, id)).toEqual([])
      })
  })

for (const [when, mode, rule, story] of [
  ['by day', 'light', 'color-contrast', 'kit-action-button--ember'],
  ['by night', 'dark', 'color-contrast-other-mode', 'kit-action-button--tones'],
] as const)
  test(`words that are too pale ${when} are found`, async ({ gallery }) => {
    const pale = await gallery.addStyleTag({
      content: `[data-mode=${mode}] button { color: #999 !important; background: #777 !important; }`,
    })
    const [first = ''] = await play(gallery, story)
    await pale.evaluate((style) => style.parentNode?.removeChild(style))
    expect(first).toContain(`${rule}: <`)
    expect(first).toContain('foreground color: #999999, background color: #777777')
  })
