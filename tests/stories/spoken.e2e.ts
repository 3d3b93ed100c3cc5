import { afterAll, expect, test } from 'bun:test'
import type { Page } from 'playwright'
import { galleryEntries } from '#stories/sheet/serve-gallery.ts'
import { openPagePool } from './page-pool.ts'
import { spokenIn } from './spoken-words.ts'

const FOLDER = new URL('./spoken/', import.meta.url).pathname

const pagePool = await openPagePool()
afterAll(pagePool.close)

const stories = new Set((await galleryEntries()).map(({ id }) => id))

/** Where one is, and how one goes on from there, by the keyboard alone. */
type Stop = {
  readonly at: string
  /** What is there when the page has arrived. */
  readonly awaits: string
  readonly within?: string
  readonly goesOn?: (page: Page) => Promise<unknown>
}

/**
 * Walks through pages and compares what a screen reader says on the way with the reviewed text. After a change that
 * is meant, `SPOKEN=write` writes it anew, to be read by whoever changed it.
 */
const walk = (name: string, story: string, stops: readonly Stop[]) =>
  // A gallery of some stories alone may be without it.
  test.skipIf(!stories.has(story))(name, () =>
    pagePool.use(async ({ page, play }) => {
      expect(await play(story, { locale: 'en', mode: 'light' })).toEqual([])
      const told: string[] = []
      for (const { at, awaits, within = 'main', goesOn } of stops) {
        await page.locator(awaits).first().waitFor()
        const lines = spokenIn(await page.locator(within).last().ariaSnapshot())
        told.push([`# ${at}`, ...lines].join('\n'))
        await goesOn?.(page)
      }
      const text = `${told.join('\n\n')}\n`
      const file = Bun.file(`${FOLDER}${name.replaceAll(' ', '-')}.txt`)
      if (process.env.SPOKEN === 'write') await file.write(text)
      expect(text).toBe(await file.text())
    }),
  )

const press = (selector: string) => (page: Page) => page.locator(selector).first().press('Enter')

walk('write to somebody', 'profile-profile--a-face-and-who-it-is', [
  { at: 'A profile', awaits: 'main h1', goesOn: press('main a[href*="/chat"]') },
  {
    at: 'The conversation, with their line quoted',
    awaits: 'textarea',
    goesOn: async (page) => {
      await page.locator('textarea').fill('Tell me more about that.')
      await page.keyboard.press('Tab')
    },
  },
  {
    at: 'A message is typed',
    awaits: 'form button[type=submit]:enabled',
    within: 'main form',
    goesOn: press('form button[type=submit]'),
  },
  { at: 'It is sent', awaits: '[role=log]:not(:has-text("Sending")) time', within: '[role=log]' },
])

walk('buy credits', 'credits-credits--bundles', [
  {
    at: 'Credits',
    awaits: 'main input[type=radio]',
    goesOn: press('main a[href^="/credits/eur-"]'),
  },
  {
    at: 'The payment',
    awaits: 'main form input[type=radio]',
    goesOn: (page) => page.locator('main form input:checked').press('ArrowDown'),
  },
  {
    at: 'Another way to pay is chosen',
    awaits: 'main form input:not([value=ideal]):checked',
    within: 'main fieldset',
  },
])
