import type { Browser } from 'playwright'
import { openGallery } from '#stories/sheet/open-gallery.ts'
import { playHere, type Size, type View } from './play-here.ts'

/** Storybook globals of test runs. */
const TEST_GLOBALS = {
  motion: 'still',
  pictures: 'plain',
  // Axe runs by our call alone: in a URL `!true` is a boolean, and `true` a string.
  'a11y.manual': '!true',
}
/** Device scale: nobody looks at the pixels, and the page does not know. */
const SCALE = 0.1
const DESKTOP: Size = { width: 1200, height: 900 }
/** With this user agent the preview skips animations. */
const userAgent = 'StorybookTestRunner'

export type StoryPage = Awaited<ReturnType<typeof openStoryPage>>

/** A page that shows many stories in turn, in any language: loading it costs more than showing twenty. */
export async function openStoryPage(browser: Browser, gallery: string) {
  const page = await browser.newPage({ viewport: null, locale: 'en-US', userAgent })
  const session = await page.context().newCDPSession(page)
  let size: Size | null = null
  await openGallery(page, `${gallery}/iframe.html`, TEST_GLOBALS)

  /** Shows a story, plays it, runs axe and returns the errors and violations. */
  async function play(storyId: string, view: View): Promise<readonly string[]> {
    const result = await page.evaluate(playHere, { storyId, view, size, desktop: DESKTOP })
    if ('errors' in result) return result.errors
    size = result.wants
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false, scale: SCALE }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    return await play(storyId, view)
  }

  return { page, play, close: () => page.close() }
}
