import { chromium } from 'playwright'
import { serveGallery } from '#stories/sheet/serve-gallery.ts'
import { quickBrowser } from '../chromium.ts'
import { openStage, type Stage } from './stage.ts'

/** Longer than any story takes, shorter than the runner waits, so that one that hangs takes its page along. */
const TIMEOUT = 50_000

/** The language of stories that rest open. */
const PSEUDO = 'pseudo'

/** Stages on the built gallery, one for each job that goes on at once in a language. Whatever goes wrong on one is its last. */
export async function openStages() {
  const gallery = serveGallery()
  const browser = await chromium.launch(quickBrowser())
  const free: Record<string, Stage[]> = {}

  async function use(job: (stage: Stage) => Promise<void>, locale = 'en'): Promise<void> {
    free[locale] ??= []
    const idle = free[locale]
    const stage = idle.pop() ?? (await openStage(browser, gallery.url.origin, locale))
    const late = setTimeout(() => void stage.close(), TIMEOUT)
    try {
      await job(stage)
      // What is left open keeps its app at work, which the next story's must not meet.
      if (locale === PSEUDO) await stage.close()
      else idle.push(stage)
    } catch (error) {
      await stage.close()
      throw error
    } finally {
      clearTimeout(late)
    }
  }

  async function close(): Promise<void> {
    await browser.close()
    await gallery.stop(true)
  }

  return { use, close }
}
