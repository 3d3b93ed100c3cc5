import type { Page } from 'playwright'

/** The part of the preview's page that is spoken to. */
type Preview = {
  readonly ready: () => Promise<void>
  readonly storyStore: {
    readonly prepareStoryWithCache: {
      readonly cache: Map<unknown, unknown>
      readonly lru: unknown[]
    }
    readonly loadStory: (of: { readonly storyId: string }) => Promise<{
      readonly storyGlobals: { readonly viewport?: { readonly value?: string } }
      readonly parameters: {
        readonly viewport: {
          readonly options: Readonly<
            Record<string, { readonly styles: Record<'width' | 'height', string> }>
          >
        }
      }
    }>
  }
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__: Preview
    readonly __STORYBOOK_ADDONS_CHANNEL__: {
      readonly on: (event: string, listener: (said: never) => void) => void
      readonly off: (event: string, listener: (said: never) => void) => void
      readonly emit: (event: string, said: unknown) => void
      readonly transports: unknown[]
    }
  }
}

/** Leaves the tool out that looks at every element whenever a page changes, to draw lines round those a designer picks. */
function withoutHighlights(): void {
  let features: object | undefined
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false }
    },
  })
}

/** Leaves the browser's own window out: an address and a title of every story's own would each be drawn there. */
function withoutWindow(): void {
  history.replaceState = () => {}
  let title = document.title
  Object.defineProperty(document, 'title', {
    get: () => title,
    set: (other: string) => {
      title = other
    },
  })
}

/** Leaves the preview's own messages out, a hundred elements that axe would look through at every story. */
function withoutMessages(): void {
  for (const message of document.querySelectorAll('[class^="sb-preparing"], .sb-nopreview'))
    message.remove()
}

/** Leaves the manager out: all that happens, axe's whole findings too, would be written down for a window that is not there. */
function withoutManager(): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0
}

/** Leaves the memory of stories out: each would keep its app, its world and its elements for as long as the page. */
function withoutMemory(): void {
  const { cache, lru } = window.__STORYBOOK_PREVIEW__.storyStore.prepareStoryWithCache
  window.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', () => {
    cache.clear()
    lru.length = 0
  })
}

/** Opens the page that stories are shown in, before any of them, with some choices of the toolbar made. */
export async function openGallery(
  page: Page,
  frame: string,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript(withoutHighlights)
  await page.addInitScript(withoutWindow)
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  // Choices in an address count only beside a story's id.
  await page.goto(`${frame}?viewMode=story&id=none--none&globals=${chosen.join(';')}`)
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
  for (const without of [withoutMessages, withoutManager, withoutMemory])
    await page.evaluate(without)
}
