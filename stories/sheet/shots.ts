import type { Browser, Page } from 'playwright'
import type { Entry } from './groups.ts'
import { openGallery } from './open-gallery.ts'
import { SCREENS, type ScreenName } from './options.ts'
import { steadyRandom } from './steady-random.ts'

/** A screenshot of a story. */
export type Shot = { readonly entry: Entry; readonly png: Buffer; readonly failed: boolean }

export type Light = {
  readonly screen: ScreenName
  /** Whether to go on below the screen's edge, as far as the page does. */
  readonly whole?: boolean
  readonly mode: string
  readonly locale: string
  readonly brand: string
}

/** Two workers, since the smallest machine has two cores. */
const CAMERAS = 2
const TIMEOUT = 20_000

/** Takes screenshots of stories in order, each when its play is over. */
export async function shoot(
  browser: Browser,
  gallery: string,
  entries: readonly Entry[],
  light: Light,
): Promise<readonly Shot[]> {
  const waiting = [...entries.entries()]
  const shots: Shot[] = []
  const camera = async () => {
    const page = await opened(browser, gallery, light)
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [at, entry] = next
      shots[at] = await shot(page, entry, light)
    }
    await page.context().close()
  }
  await Promise.all(Array.from({ length: Math.min(CAMERAS, entries.length) }, camera))
  return shots
}

/** A page of the gallery without a story: it is not reloaded between stories. */
async function opened(browser: Browser, gallery: string, light: Light): Promise<Page> {
  const { width, height } = SCREENS[light.screen]
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.addInitScript(steadyRandom)
  const { mode, locale, brand } = light
  await openGallery(page, `${gallery}/iframe.html`, { mode, locale, brand, motion: 'still' })
  return page
}

async function shot(page: Page, entry: Entry, { whole = false }: Light): Promise<Shot> {
  const id = JSON.stringify(entry.id)
  let failed = false
  try {
    await page.evaluate(() => window.steadyRandom())
    await page.evaluate(
      `${PREVIEW}.channel.emit('setCurrentStory', { storyId: ${id}, viewMode: 'story' })`,
    )
    await page.waitForFunction(`${PREVIEW}.currentRender?.id === ${id} && ${IS_OVER}`, undefined, {
      timeout: TIMEOUT,
    })
    failed = await page.evaluate(HAS_FAILED)
    await page.evaluate(everythingLoaded)
  } catch {
    failed = true
  }
  return { entry, failed, png: await page.screenshot({ animations: 'disabled', fullPage: whole }) }
}

/** Runs in the gallery's page: fonts and pictures are there, also those below the screen's edge. */
async function everythingLoaded(): Promise<void> {
  await document.fonts.ready
  const pictures = [...document.images].filter((picture) => !picture.complete)
  await Promise.all(
    pictures.map((picture) => {
      picture.loading = 'eager'
      return picture.decode().catch(() => undefined)
    }),
  )
}

const PREVIEW = 'window.__STORYBOOK_PREVIEW__'
const PHASE = `${PREVIEW}.currentRender.phase`
const IS_OVER = `['finished', 'completed', 'errored'].includes(${PHASE})`
const HAS_FAILED = `${PHASE} === 'errored' || document.body.classList.contains('sb-show-errordisplay')`
