import type { QueryClient } from '@tanstack/react-query'
import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { leaveOnSessionEnd } from './account/session-end.ts'
import { AppRoot } from './app-root.tsx'
import { type Boot, readBoot } from './boot.ts'
import { openTexts } from './i18n.ts'
import { keepInstallOffer } from './install/install-offer.ts'
import { chosenLocale, keepLocale } from './locale.ts'
import { allowWorker } from './push/site-worker.ts'
import { createAppRouter } from './router.tsx'
import { createQueries } from './shared/create-queries.ts'
import { settingsQuery } from './site/queries.ts'
import { admitStyles } from './style-nonce.ts'
import '#ui/theme/global.css.ts'

/** Starts the app in the page; with mocks, the API answers from inside the browser. */
async function start(page: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('./mocks.ts')
    if (await startMocks()) return
  } else if (import.meta.env.PROD) {
    allowWorker()
  }
  admitStyles()
  keepInstallOffer()
  const queries = createQueries()
  const boot = readBoot()
  return boot ? takeOver(page, boot, queries) : draw(page, queries)
}

async function draw(page: HTMLElement, queries: QueryClient): Promise<void> {
  const texts = await openTexts(await chosenLocale(queries))
  await dressPage(queries)
  const router = createAppRouter({ queries, texts })
  leaveOnSessionEnd(queries, router)
  createRoot(page).render(<AppRoot queries={queries} texts={texts} router={router} />)
}

/** The server dresses the pages it sends; where none does, in development and over mocks, the app does it. */
async function dressPage(queries: QueryClient): Promise<void> {
  if (document.documentElement.dataset.brand !== undefined) return
  const { wearLook } = await import('./site/wear-look.ts')
  wearLook(await queries.ensureQueryData(settingsQuery))
}

/** Brings a page that the server rendered to life, from the same answers and in the same words. */
async function takeOver(page: HTMLElement, boot: Boot, queries: QueryClient): Promise<void> {
  for (const [key, answer] of boot.answers) queries.setQueryData(key, answer)
  const texts = await openTexts(boot.locale, boot.areas)
  // An address may name a language, for those who come by a search engine; it is then the chosen one.
  if (new URLSearchParams(location.search).get('lang') === boot.locale) keepLocale(boot.locale)
  const router = createAppRouter({ queries, texts })
  leaveOnSessionEnd(queries, router)
  // Without it the router draws a boundary here that the server did not draw, and the two would not match.
  router.ssr = { manifest: undefined }
  await router.load()
  // As a transition it is done in small pieces, between which the page still answers.
  startTransition(() => {
    hydrateRoot(page, <AppRoot queries={queries} texts={texts} router={router} />)
  })
}

const page = document.getElementById('app')
if (page) await start(page)
