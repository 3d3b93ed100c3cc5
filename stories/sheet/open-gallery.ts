import type { Page } from 'playwright'

/** The part of the preview's page that is used. */
type Preview = {
  readonly ready: () => Promise<void>
  readonly storyStore: {
    readonly prepareStoryWithCache: {
      readonly cache: Map<unknown, unknown>
      readonly lru: unknown[]
    }
    readonly userGlobals: {
      readonly update: (globals: Readonly<Record<string, unknown>>) => void
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

/** Disables the tool that observes every element, to outline picked ones. */
function withoutHighlights(): void {
  let features: object | undefined
  Object.defineProperty(window, 'FEATURES', {
    get: () => features,
    set: (all: object) => {
      features = { ...all, highlight: false }
    },
  })
}

/** Disables updates of URL and title, which the browser's window would draw. */
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

/** Disables the preview's own messages: a hundred elements that axe would check for every story. */
function withoutMessages(): void {
  for (const message of document.querySelectorAll('[class^="sb-preparing"], .sb-nopreview'))
    message.remove()
}

/** Disables the manager channel: all events and axe results would be serialized for a missing window. */
function withoutManager(): void {
  window.__STORYBOOK_ADDONS_CHANNEL__.transports.length = 0
}

/** Disables the cache of stories: each would keep its app, world and elements as long as the page. */
function withoutMemory(): void {
  const { cache, lru } = window.__STORYBOOK_PREVIEW__.storyStore.prepareStoryWithCache
  window.__STORYBOOK_ADDONS_CHANNEL__.on('storyFinished', () => {
    cache.clear()
    lru.length = 0
  })
}

/** Opens the page of stories, before any of them, with some toolbar choices. */
export async function openGallery(
  page: Page,
  frame: string,
  globals: Readonly<Record<string, string>>,
): Promise<void> {
  await page.addInitScript(withoutHighlights)
  await page.addInitScript(withoutWindow)
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  // Choices in a URL apply only with a story's id.
  // As long as its test may take: a busy machine needs more than half a minute for the first page.
  await page.goto(`${frame}?viewMode=story&id=none--none&globals=${chosen.join(';')}`, {
    timeout: 0,
  })
  await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
  await page.evaluate(() => window.__STORYBOOK_PREVIEW__.ready())
  for (const without of [withoutMessages, withoutManager, withoutMemory])
    await page.evaluate(without)
}
