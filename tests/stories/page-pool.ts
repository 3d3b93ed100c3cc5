import { chromium } from 'playwright'
import { serveGallery } from '#stories/sheet/serve-gallery.ts'
import { testBrowser } from '../chromium.ts'
import { openStoryPage, type StoryPage } from './stage.ts'

/** Longer than any story, shorter than the runner's timeout: a story that hangs loses its page. */
const TIMEOUT = 50_000

/** The locale of stories that stay open. */
export const PSEUDO_LOCALE = 'pseudo'

/** A pool of gallery pages, one for each concurrent job, in the language of the last jobs. A page is discarded after an error. */
export async function openPagePool() {
  const gallery = serveGallery()
  const browser = await chromium.launch(testBrowser())
  let idlePages: StoryPage[] = []
  let spoken = ''

  async function use(job: (stage: StoryPage) => Promise<void>, locale: string): Promise<void> {
    if (locale !== spoken) {
      spoken = locale
      const others = idlePages
      idlePages = []
      await Promise.all(others.map((other) => other.close()))
    }
    const storyPage = idlePages.pop() ?? (await openStoryPage(browser, gallery.url.origin, locale))
    const timeout = setTimeout(() => void storyPage.close(), TIMEOUT)
    try {
      await job(storyPage)
      // A story that stays open keeps its app running, which would disturb the next story.
      if (locale === PSEUDO_LOCALE || locale !== spoken) await storyPage.close()
      else idlePages.push(storyPage)
    } catch (error) {
      await storyPage.close()
      throw error
    } finally {
      clearTimeout(timeout)
    }
  }

  async function close(): Promise<void> {
    await browser.close()
    await gallery.stop(true)
  }

  return { use, close }
}
