import type { Browser } from 'playwright'
import { openGallery } from '#stories/sheet/open-gallery.ts'
import { playHere, type Size } from './play-here.ts'

/** The globals of a run of all stories. */
const UNSEEN = { motion: 'still', pictures: 'plain' }
/** Keeps the accessibility addon still. `!true` is an address's word for the boolean; `true` alone is a string, which the addon takes for a no. */
const UNCHECKED = { 'a11y.manual': '!true' }
/** Axe is asked about both modes, in one language: it looks at no words. */
const CHECKED = { ...UNCHECKED, modes: 'both' }
/** The language in which stories are played once more. */
export const SECOND = 'nl'
/** At which scale it is drawn: nobody looks, and the page itself does not know. */
const DRAWN = 0.1
const DESKTOP: Size = { width: 1200, height: 900 }
/** By this name the preview ends animations where it would wait for them. */
const userAgent = 'StorybookTestRunner'

export type Stage = Awaited<ReturnType<typeof openStage>>

/** A page for many stories of one language, one after the other: loading it costs more than showing any of them. */
export async function openStage(browser: Browser, gallery: string, locale: string) {
  const page = await browser.newPage({ viewport: null, locale: 'en-US', userAgent })
  const session = await page.context().newCDPSession(page)
  let size: Size | null = null
  await openGallery(page, `${gallery}/iframe.html`, {
    ...UNSEEN,
    ...(locale === SECOND ? UNCHECKED : CHECKED),
    locale,
  })

  /** Shows a story, plays it, asks axe about it, and tells what is wrong: whatever was thrown, and what axe holds against it. */
  async function play(storyId: string): Promise<readonly string[]> {
    const played = await page.evaluate(playHere, { storyId, size, desktop: DESKTOP })
    if ('wrong' in played) return played.wrong
    size = played.wants
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false, scale: DRAWN }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    return await play(storyId)
  }

  return { page, play, close: () => page.close() }
}
