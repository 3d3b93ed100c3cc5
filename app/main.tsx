import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { HYDRATED } from '#ui/primitives/early/hydrated.ts'
import { forgetOpened } from './accounts/account/form-drafts.ts'
import { userQuery } from './accounts/account/queries.ts'
import { leaveOnSessionEnd } from './accounts/session/session-end.ts'
import { AppRoot } from './app-root.tsx'
import { type Boot, isVisitorsShell, readBoot } from './boot.ts'
import { closeModalsOnBack } from './client/back-closes-modals.ts'
import { reloadOnChunkFailure, reloadOnce } from './client/chunk-reload.ts'
import { createQueries } from './client/create-queries.ts'
import { deferHydration, releaseHydration } from './client/hydration/hydration-queue.ts'
import { pause } from './client/hydration/pause.ts'
import { fadeBetweenPages } from './client/page-transitions.ts'
import { noteRefusal } from './client/refused.ts'
import { setReplayStart } from './client/replay-start.ts'
import { tabStore } from './client/storage/tab-store.ts'
import { openTexts } from './locales/i18n.ts'
import { captureInstallOffer } from './notifications/install/install-offer.ts'
import { allowWorker } from './notifications/push/site-worker.ts'
import { reactDom } from './react-roots.ts'
import { createAppRouter } from './router.tsx'
import { setFormatTimeZone, storeTimeZone } from './shared/time-zone.ts'
import { failStart, guardHydration } from './shell/failed-hydration.ts'
import { showFatalError } from './shell/show-fatal-error.ts'
import {
  chosenCountry,
  chosenLocale,
  isServerRendered,
  storeNamedLocale,
} from './site/language/locale.ts'
import { settingsQuery } from './site/queries.ts'
import { setStyleNonce } from './style-nonce.ts'
import '#ui/tokens/global.css.ts'

/** Starts the app in the page; with mocks, the API runs in the browser. */
async function start(page: HTMLElement): Promise<void> {
  let openPanel: ((queries: QueryClient) => Promise<void>) | null = null
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('./mocks/mocks.ts')
    const mocks = await startMocks()
    if (mocks === null) return
    openPanel = mocks.openPanel
  } else if (import.meta.env.PROD) {
    allowWorker()
  }
  setStyleNonce()
  reloadOnChunkFailure()
  captureInstallOffer()
  if (!isReload()) forgetOpened(tabStore())
  const queries = createQueries()
  void openPanel?.(queries)
  const boot = readBoot()
  if (boot) restoreResponses(queries, boot)
  storeNamedLocale()
  await pause()
  return boot ? hydrate(page, boot, queries) : renderInBrowser(page, queries)
}

/** A reload reopens the sheet that was open; another visit to the page does not. */
const isReload = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')

/** Restores the embedded responses, and replays events since their position. */
function restoreResponses(queries: QueryClient, { answers, refusals, since }: Boot): void {
  for (const [key, answer] of answers) queries.setQueryData(key, answer)
  for (const [key, refusal] of refusals) noteRefusal(queries, key, refusal)
  if (since !== null) setReplayStart(queries, since)
}

async function renderInBrowser(page: HTMLElement, queries: QueryClient): Promise<void> {
  storeTimeZone()
  if (isVisitorsShell()) queries.setQueryData(userQuery.queryKey, null)
  const texts = await openTexts(
    await chosenLocale(queries),
    undefined,
    await chosenCountry(queries),
  )
  await themePage(queries)
  const router = createAppRouter({ queries, texts })
  leaveOnSessionEnd(queries, router)
  fadeBetweenPages(router)
  closeModalsOnBack(router.history)
  // Keep the server's skeleton until the first page has its data.
  await router.load()
  reactDom.createRoot(page).render(<AppRoot queries={queries} texts={texts} router={router} />)
}

/** Rendered pages have the server's theme; in development and with mocks the app applies it. */
async function themePage(queries: QueryClient): Promise<void> {
  if (isServerRendered(document.documentElement)) return
  const settings = await queries.ensureQueryData(settingsQuery).catch(() => null)
  if (!settings) return
  const { applyTheme } = await import('./site/apply-theme.ts')
  applyTheme(settings)
}

/** Notifies `shell/early-replay.ts` after hydration, which replays earlier clicks. */
const afterHydration = (page: HTMLElement) => () => {
  // Not in the effect: during commit React cannot hydrate nested boundaries, and a click there would be lost.
  const timer = setTimeout(() => {
    page.dispatchEvent(new Event(HYDRATED, { bubbles: true }))
    page.removeAttribute('data-early')
    releaseHydration()
    storeTimeZone()
  })
  return () => clearTimeout(timer)
}

/** Hydrates a server-rendered page, with the same data and texts. */
async function hydrate(page: HTMLElement, boot: Boot, queries: QueryClient): Promise<void> {
  const texts = await openTexts(boot.locale, boot.areas, boot.country)
  if (boot.timeZone !== null) setFormatTimeZone(texts, boot.timeZone)
  await pause()
  const router = createAppRouter({ queries, texts }, { hydrates: true })
  leaveOnSessionEnd(queries, router)
  fadeBetweenPages(router)
  closeModalsOnBack(router.history)
  // Without it the router adds a boundary the server did not render: a hydration mismatch.
  router.ssr = { manifest: undefined }
  await pause()
  await router.load()
  const broken = router.state.matches.find(({ status }) => status === 'error')
  if (broken) throw broken.error
  await pause()
  deferHydration()
  const failed = guardHydration(page)
  // As a transition, in time slices that keep the page responsive.
  startTransition(() => {
    const root = reactDom.hydrateRoot(
      page,
      <AppRoot queries={queries} texts={texts} router={router} onMounted={afterHydration(page)} />,
      {
        onCaughtError: (error) => {
          reportError(error)
          failed(error, root)
        },
      },
    )
  })
}

const page = document.getElementById('app')
if (page) {
  await start(page).catch((error: unknown) => {
    reportError(error)
    // A server-rendered page is still readable, and its links work.
    if (!readBoot()) showFatalError()
    else if (!reloadOnce()) failStart(page)
  })
}
