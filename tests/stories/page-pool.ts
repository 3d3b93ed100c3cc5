import { chromium } from 'playwright'
import { serveGallery } from '#stories/sheet/serve-gallery.ts'
import { testBrowser } from '../chromium.ts'
import { openStoryPage, type StoryPage } from './stage.ts'

/** Longer than any story, shorter than the runner's timeout: a story that hangs loses its page. */
const TIMEOUT = 50_000

/** The locale of stories that stay open. */
const PSEUDO_LOCALE = 'pseudo'

/** A pool of gallery pages, one for each concurrent job in a language. A page is discarded after an error. */
export async function openPagePool() {
  const gallery = serveGallery()
  const browser = await chromium.launch(testBrowser())
  const idlePages: Record<string, StoryPage[]> = {}

  async function use(job: (stage: StoryPage) => Promise<void>, locale = 'en'): Promise<void> {
    idlePages[locale] ??= []
    const idle = idlePages[locale]
    const storyPage = idle.pop() ?? (await openStoryPage(browser, gallery.url.origin, locale))
    const timeout = setTimeout(() => void storyPage.close(), TIMEOUT)
    try {
      await job(storyPage)
      // A story that stays open keeps its app running, which would disturb the next story.
      if (locale === PSEUDO_LOCALE) await storyPage.close()
      else idle.push(storyPage)
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
