import { chromium } from 'playwright'
import { serveGallery } from '#stories/sheet/serve-gallery.ts'
import { testBrowser } from '../chromium.ts'
import { openStoryPage, type StoryPage } from './stage.ts'

/** Longer than any story, shorter than the runner's timeout: a story that hangs loses its page. */
const TIMEOUT = 50_000

/** A pool of gallery pages, one for each concurrent job. A page is discarded after an error. */
export async function openPagePool() {
  const gallery = serveGallery()
  const browser = await chromium.launch(testBrowser())
  const idlePages: StoryPage[] = []

  async function use(job: (stage: StoryPage) => Promise<void>): Promise<void> {
    const storyPage = idlePages.pop() ?? (await openStoryPage(browser, gallery.url.origin))
    const timeout = setTimeout(() => void storyPage.close(), TIMEOUT)
    try {
      await job(storyPage)
      idlePages.push(storyPage)
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
