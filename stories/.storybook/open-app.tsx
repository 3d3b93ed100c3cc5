import type { QueryClient } from '@tanstack/react-query'
import type { i18n } from 'i18next'
import type { ReactElement, ReactNode } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { answerCallsBy } from '#app/client/client.ts'
import { persistent } from '#app/client/persistent-fetch.ts'
import { watchful } from '#app/client/watchful-fetch.ts'
import { KEPT_DISMISSALS } from '#app/notices/kept-dismissals.ts'
import { keep } from '#app/shared/kept.ts'
import { type Format, formatIn } from '#app/shared/use-format.ts'
import { wearLook } from '#app/site/wear-look.ts'
import { dismiss } from '#core/notices/dismissals.ts'
import type { Browser } from '#stories/shared/browser.ts'
import type { Network } from '#stories/shared/network.ts'
import type { Scene, Situation } from '#stories/shared/situation.ts'
import { freeMember, premiumMember, visitor } from '#stories/shared/situations.ts'
import { startStoryClock } from '#stories/shared/story-clock.ts'
import { elsewhere, OtherPage } from './elsewhere.tsx'
import { forget } from './forget.ts'
import { type Frame, Framed, frame } from './frame.tsx'
import { patternsOf } from './patterns.ts'
import { playWorld } from './play-world.ts'
import { stayHere } from './stay-here.ts'
import { textsFor } from './texts.ts'

/** How a story of the app is set. */
export type AppSetting = {
  /** The page's path and query. */
  readonly path: string
  /** The whole page that the app's own routes have there, instead of the story's component alone. */
  readonly whole?: boolean
  /** Who looks at what; without it the toolbar's viewer looks at the demo world. */
  readonly situation?: Situation
  /** A network that is not as it should be. */
  readonly network?: Network
}

/** What a play function may ask of the app around its story. */
export type StoryApp = Scene &
  Pick<Frame, 'path' | 'go'> & {
    /** What the page knows of the server. */
    readonly queries: QueryClient
    /** The app's own words in the language that it speaks: what a play finds by them it finds in every language. */
    readonly t: i18n['t']
    /** The same as a pattern, for a part of what is said: what is not filled in may be anything. */
    readonly pattern: ReturnType<typeof patternsOf>
    /** Amounts and percentages as that language writes them. */
    readonly format: Format
    readonly around: (story: ReactNode) => ReactElement
  }

/** An app that runs around a story, until it is closed. */
export type OpenedApp = { readonly app: StoryApp; readonly close: () => void }

const BY_VIEWER = { visitor, free: freeMember, premium: premiumMember } as const
const isViewer = (name: unknown): name is keyof typeof BY_VIEWER =>
  typeof name === 'string' && name in BY_VIEWER

function keepDismissed({ dismissed = [] }: Situation): void {
  const choices = dismissed.reduce((all, key) => dismiss(all, key, Date.now()), {})
  keep(KEPT_DISMISSALS, JSON.stringify(choices))
}

/** Dresses the page in the colours its site has of its own, as the server would. */
async function wearSite({ answer }: Browser): Promise<() => void> {
  const settings = await answer(new Request(new URL('/api/settings.php', location.origin)))
  return wearLook(await settings.json())
}

/** A story does not wait between two tries of a call. */
const callAtOnce = () =>
  answerCallsBy(watchful(persistent(fetch, { wait: () => Promise.resolve() })))

/** Tells MSW to close its books on the lines of this story: it keeps them for as long as the page, and their worlds with them. */
const forgetLines = () => window.postMessage({ type: 'msw/worker:stop' }, location.origin)

/** Opens the app for a story: its clock, its world with what happened before, its network and its frame. */
export async function openApp(
  { msw, globals }: Pick<StoryContext, 'msw' | 'globals'>,
  setting: AppSetting,
): Promise<OpenedApp> {
  const stopClock = startStoryClock()
  forget()
  const viewer = isViewer(globals.viewer) ? globals.viewer : 'free'
  const { situation = BY_VIEWER[viewer](), path, whole = false, network } = setting
  keepDismissed(situation)
  const { world, browser, handlers } = await playWorld(situation, {
    brand: String(globals.brand),
    pictures: globals.pictures === 'plain' ? 'plain' : 'drawn',
  })
  const undress = await wearSite(browser)
  callAtOnce()
  msw.use(...handlers)
  const reconnect = network?.(msw)
  const texts = await textsFor(globals.locale)
  const framed = await frame(texts, { path, whole })
  const other = elsewhere(browser, framed.go)
  const mayLeave = stayHere(window, (request) => void other.visit(request))
  const { path: at, go } = framed
  const around = (story: ReactNode) => (
    <>
      <Framed frame={framed}>{story}</Framed>
      <OtherPage elsewhere={other} />
    </>
  )
  return {
    app: {
      world,
      browser,
      queries: framed.page().queries,
      t: texts.t,
      pattern: patternsOf(texts),
      format: formatIn(texts.language),
      path: at,
      go,
      around,
    },
    close: () => {
      mayLeave()
      world.demo.stop()
      framed.close()
      undress()
      reconnect?.()
      forget()
      stopClock()
      forgetLines()
    },
  }
}
