import type { QueryClient } from '@tanstack/react-query'
import { startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { TAKEN_OVER } from '#ui/early/taken-over.ts'
import { leaveOnSessionEnd } from './account/session-end.ts'
import { AppRoot } from './app-root.tsx'
import { type Boot, readBoot } from './boot.ts'
import { reloadOnChunkFailure, reloadOnce } from './client/chunk-reload.ts'
import { createQueries } from './client/create-queries.ts'
import { noteRefusal } from './client/refused.ts'
import { noteSince } from './client/rendered-since.ts'
import { keepInstallOffer } from './install/install-offer.ts'
import { openTexts } from './locales/i18n.ts'
import { allowWorker } from './push/site-worker.ts'
import { createAppRouter } from './router.tsx'
import { keepTimeZone, tellTimeIn } from './shared/time-zone.ts'
import { showLastPage } from './shell/show-last-page.ts'
import { showUnanswering } from './shell/show-unanswering.ts'
import { chosenCountry, chosenLocale, isDressed, keepLocale } from './site/locale.ts'
import { settingsQuery } from './site/queries.ts'
import { admitStyles } from './style-nonce.ts'
import '#ui/theme/global.css.ts'

/** Starts the app in the page; with mocks, the API answers from inside the browser. */
async function start(page: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('./mocks/mocks.ts')
    if (await startMocks()) return
  } else if (import.meta.env.PROD) {
    allowWorker()
  }
  admitStyles()
  reloadOnChunkFailure()
  keepInstallOffer()
  const queries = createQueries()
  const boot = readBoot()
  if (boot) takeUp(queries, boot)
  keepTimeZone()
  return boot ? takeOver(page, boot, queries) : draw(page, queries)
}

/** What the page was made of is known here too, and its changes are heard from there on. */
function takeUp(queries: QueryClient, { answers, refusals, since }: Boot): void {
  for (const [key, answer] of answers) queries.setQueryData(key, answer)
  for (const [key, error] of refusals) noteRefusal(queries, key, error)
  if (since !== null) noteSince(queries, since)
}

async function draw(page: HTMLElement, queries: QueryClient): Promise<void> {
  const texts = await openTexts(
    await chosenLocale(queries),
    undefined,
    await chosenCountry(queries),
  )
  await dressPage(queries)
  const router = createAppRouter({ queries, texts })
  leaveOnSessionEnd(queries, router)
  // Until the first page has what it shows, the skeleton that the server sent stays.
  await router.load()
  createRoot(page).render(<AppRoot queries={queries} texts={texts} router={router} />)
}

/** The server dresses the pages it sends; where none does, in development and over mocks, the app does it. */
async function dressPage(queries: QueryClient): Promise<void> {
  if (isDressed(document.documentElement)) return
  const settings = await queries.ensureQueryData(settingsQuery).catch(() => null)
  if (!settings) return
  const { wearLook } = await import('./site/wear-look.ts')
  wearLook(settings)
}

/** Tells `early.ts` that the page answers: what was pressed too early is pressed again. */
function TakenOver({ page }: { readonly page: HTMLElement }) {
  useEffect(() => {
    // Not within the effect: while React commits it cannot take over what lies deeper, and a press there would be lost.
    const timer = setTimeout(() => {
      page.dispatchEvent(new Event(TAKEN_OVER, { bubbles: true }))
      page.removeAttribute('data-early')
    })
    return () => clearTimeout(timer)
  }, [page])
  return null
}

/** Brings a page that the server rendered to life, from the same answers and in the same words. */
async function takeOver(page: HTMLElement, boot: Boot, queries: QueryClient): Promise<void> {
  const texts = await openTexts(boot.locale, boot.areas, boot.country)
  if (boot.timeZone !== null) tellTimeIn(texts, boot.timeZone)
  // An address may name a language, for those who come by a search engine; it is then the chosen one.
  if (new URLSearchParams(location.search).get('lang') === boot.locale) keepLocale(boot.locale)
  const router = createAppRouter({ queries, texts })
  leaveOnSessionEnd(queries, router)
  // Without it the router draws a boundary here that the server did not draw, and the two would not match.
  router.ssr = { manifest: undefined }
  await router.load()
  const broken = router.state.matches.find(({ status }) => status === 'error')
  if (broken) throw broken.error
  // As a transition it is done in small pieces, between which the page still answers.
  startTransition(() => {
    hydrateRoot(
      page,
      <>
        <AppRoot queries={queries} texts={texts} router={router} />
        <TakenOver page={page} />
      </>,
    )
  })
}

const page = document.getElementById('app')
if (page) {
  await start(page).catch((error: unknown) => {
    reportError(error)
    // A page that the server rendered can still be read, and goes on by its plain links.
    if (!readBoot()) showLastPage()
    else if (!reloadOnce()) showUnanswering()
  })
}
