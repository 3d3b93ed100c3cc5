import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import { HttpResponse, http } from 'msw'
import type { ReactElement, ReactNode } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { setFetcher } from '#app/client/client.ts'
import { observedFetch } from '#app/client/observed-fetch.ts'
import { retryingFetch } from '#app/client/retrying-fetch.ts'
import { writeStored } from '#app/client/storage/browser-storage.ts'
import { regionalOf } from '#app/locales/home-country.ts'
import { DISMISSALS_KEY } from '#app/membership/alerts/stored-dismissals.ts'
import type { Browser } from '#app/mocks/scenes/browser.ts'
import type { Scene, Situation } from '#app/mocks/scenes/situation.ts'
import { freeMember, premiumMember, visitor } from '#app/mocks/scenes/situations.ts'
import { type Format, formatIn } from '#app/shared/use-format.ts'
import { applyTheme } from '#app/site/apply-theme.ts'
import { dismiss } from '#core/membership/alerts/dismissals.ts'
import type { Network } from '#stories/shared/network.ts'
import { patternsOf } from '#stories/shared/patterns.ts'
import { startStoryClock } from '#stories/shared/story-clock.ts'
import { clearStorage } from './clear-storage.ts'
import { laterBy } from './clock.ts'
import { type Frame, Framed, frame } from './frame.tsx'
import { playWorld } from './play-world.ts'
import { SandboxPage, sandboxRoutes } from './sandbox-routes.tsx'
import { stayHere } from './stay-here.ts'
import { textsFor } from './texts.ts'

/** The settings of an app story. */
export type AppSetting = {
  /** The page's path and query. */
  readonly path: string
  /** The app's own page at this path, instead of the component alone. */
  readonly whole?: boolean
  /** Viewer and world; defaults to the toolbar's viewer in the demo. */
  readonly situation?: Situation
  /** A simulated network failure. */
  readonly network?: Network
}

/** What a play function may use of the app around its story. */
export type StoryApp = Scene &
  Pick<Frame, 'path' | 'go'> & {
    /** The page's query cache. */
    readonly queries: QueryClient
    /** The app's texts in the current language, so that plays work in every language. */
    readonly t: i18n['t']
    /** The same as a pattern, for a part of a text: placeholders match anything. */
    readonly pattern: ReturnType<typeof patternsOf>
    /** Amounts and percentages in the format of the language. */
    readonly format: Format
    readonly around: (story: ReactNode) => ReactElement
  }

/** The running app of a story, until it is closed. */
export type OpenedApp = { readonly app: StoryApp; readonly close: () => void }

const BY_VIEWER = { visitor, free: freeMember, premium: premiumMember } as const
const isViewer = (name: unknown): name is keyof typeof BY_VIEWER =>
  typeof name === 'string' && name in BY_VIEWER

function storeDismissals({ dismissed = [] }: Situation): void {
  const choices = dismissed.reduce((all, key) => dismiss(all, key, Date.now()), {})
  writeStored(DISMISSALS_KEY, JSON.stringify(choices))
}

/** Applies the site's own colours, as the server does. */
async function applySiteTheme({ answer }: Browser): Promise<() => void> {
  const settings = await answer(new Request(new URL('/api/settings.php', location.origin)))
  return applyTheme(await settings.json())
}

/** Says which story a call is of. */
const STORY = 'x-story'
let opened = 0

/** No retry delays in stories; each call says of which one it is. */
const callAtOnce = (story: string) => {
  const ofStory = (...call: Parameters<typeof fetch>) => {
    const request = new Request(...call)
    request.headers.set(STORY, story)
    return fetch(request)
  }
  setFetcher(
    observedFetch(
      retryingFetch(Object.assign(ofStory, { preconnect: fetch.preconnect }), {
        wait: () => Promise.resolve(),
      }),
    ),
  )
}

/** A call that the story before left behind changes nothing in the world of this one, whose members have the same ids. */
const onlyOf = (story: string) =>
  http.all('*/api/*', ({ request }) => {
    const other = request.headers.get(STORY)
    return other && other !== story ? HttpResponse.error() : undefined
  })

/** Tells MSW to release the connections of this story: it would keep them, and their worlds, as long as the page. */
const stopMocks = () => window.postMessage({ type: 'msw/worker:stop' }, location.origin)

/** Opens the app for a story: clock, world with past events, network and frame. */
export async function openApp(
  { msw, globals }: Pick<StoryContext, 'msw' | 'globals'>,
  setting: AppSetting,
): Promise<OpenedApp> {
  const clock = startStoryClock()
  clearStorage()
  const viewer = isViewer(globals.viewer) ? globals.viewer : 'free'
  const { situation = BY_VIEWER[viewer](), path, whole = false, network } = setting
  storeDismissals(situation)
  const { world, browser, handlers } = await playWorld(situation, {
    brand: String(globals.brand),
    pictures: globals.pictures === 'plain' ? 'plain' : 'drawn',
  })
  const later = laterBy(globals.time)
  if (later > 0) {
    clock.move(later)
    await world.catchUp()
  }
  const removeTheme = await applySiteTheme(browser)
  opened += 1
  const story = String(opened)
  callAtOnce(story)
  msw.use(onlyOf(story), ...handlers)
  const reconnect = network?.(msw)
  const texts = await textsFor(globals.locale)
  const framed = await frame(texts, { path, whole })
  const other = sandboxRoutes(browser, framed.go)
  const mayLeave = stayHere(window, (request) => void other.visit(request))
  const { path: at, go } = framed
  const around = (story: ReactNode) => (
    <>
      <Framed frame={framed}>{story}</Framed>
      <SandboxPage sandboxRoutes={other} />
    </>
  )
  return {
    app: {
      world,
      browser,
      queries: framed.page().queries,
      t: texts.t,
      pattern: patternsOf(texts),
      format: formatIn(regionalOf(texts)),
      path: at,
      go,
      around,
    },
    close: () => {
      mayLeave()
      world.demo.stop()
      framed.close()
      removeTheme()
      reconnect?.()
      clearStorage()
      clock.stop()
      stopMocks()
    },
  }
}
