import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from '@playwright/test'
import type { Entry } from '#stories/sheet/groups.ts'
import { openGallery } from '#stories/sheet/open-gallery.ts'
import { FOLDER, FRAME, ROOT } from './built.ts'
import { playHere, type Size } from './play-here.ts'

/** How a run of all stories is dressed: nobody looks, and axe is asked about both modes. */
const UNSEEN = { modes: 'both', 'a11y.manual': '!true', motion: 'still', pictures: 'plain' }
/** At which scale it is drawn: nobody looks, and the page itself does not know. */
const DRAWN = 0.1
const DESKTOP: Size = { width: 1200, height: 900 }

/** The stories of the built gallery. */
export function storiesOf(): readonly Entry[] {
  const { entries } = JSON.parse(readFileSync(join(ROOT, FOLDER, 'index.json'), 'utf8'))
  return Object.values<Entry>(entries).filter(({ type }) => type === 'story')
}

/** One page for all stories of a worker: loading it costs more than showing any of them. */
export async function openStage(browser: Browser) {
  const page = await browser.newPage({ viewport: null })
  const session = await page.context().newCDPSession(page)
  let size: Size | null = null
  await openGallery(page, FRAME, UNSEEN)

  /** Shows a story, plays it, asks axe about it, and tells what is wrong: whatever was thrown, and what axe holds against it. */
  async function play(storyId: string): Promise<readonly string[]> {
    const played = await page.evaluate(playHere, { storyId, size, desktop: DESKTOP })
    if ('wrong' in played) return played.wrong
    size = played.wants
    const metrics = { ...size, deviceScaleFactor: 1, mobile: false, scale: DRAWN }
    await session.send('Emulation.setDeviceMetricsOverride', metrics)
    return await play(storyId)
  }

  return { page, play }
}
