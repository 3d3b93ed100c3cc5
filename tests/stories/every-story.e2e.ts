import { test as base, expect } from '@playwright/test'
import { openStage, storiesOf } from './gallery.ts'

type Stage = Awaited<ReturnType<typeof openStage>>

const test = base.extend<object, { stage: Stage }>({
  stage: [
    async ({ browser }, use) => {
      const stage = await openStage(browser)
      await use(stage)
      await stage.page.close()
    },
    { scope: 'worker' },
  ],
})

for (const [title, stories] of Map.groupBy(storiesOf(), (story) => story.title))
  test.describe(title, () => {
    for (const { id, name } of stories)
      test(name, async ({ stage }) => {
        expect(await stage.play(id)).toEqual([])
      })
  })

for (const [when, mode, rule, story] of [
  ['by day', 'light', 'color-contrast', 'kit-action-button--ember'],
  ['by night', 'dark', 'color-contrast-other-mode', 'kit-action-button--tones'],
] as const)
  test(`words that are too pale ${when} are found`, async ({ stage }) => {
    const pale = await stage.page.addStyleTag({
      content: `[data-mode=${mode}] button { color: #999 !important; background: #777 !important; }`,
    })
    const [first = ''] = await stage.play(story)
    await pale.evaluate((style) => style.parentNode?.removeChild(style))
    expect(first).toContain(`${rule}: <`)
    expect(first).toContain('foreground color: #999999, background color: #777777')
  })
