import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { I18nextProvider } from 'react-i18next'
import { closeModalsOnBack } from './client/back-closes-modals.ts'
import { reloadOnChunkFailure } from './client/chunk-reload.ts'
import { setFetcher } from './client/client.ts'
import { createQueries } from './client/create-queries.ts'
import { retryingFetch } from './client/retrying-fetch.ts'
import { asOperator } from './desk/as-operator.ts'
import { createDeskRouter } from './desk-router.tsx'
import { deskTexts } from './locales/desk-texts.ts'
import { openTexts } from './locales/i18n.ts'
import { reactDom } from './react-roots.ts'
import { RootErrorBoundary } from './shell/root-error-boundary.tsx'
import { showFatalError } from './shell/show-fatal-error.ts'
import { chosenCountry, chosenLocale } from './site/language/locale.ts'
import { settingsQuery } from './site/queries.ts'
import { setStyleNonce } from './style-nonce.ts'
import '#ui/tokens/global.css.ts'

/** Starts the desk in the page; with mocks, the API runs in the browser. */
async function start(page: HTMLElement): Promise<void> {
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('./mocks/mocks.ts')
    if ((await startMocks()) === null) return
  }
  setStyleNonce()
  reloadOnChunkFailure()
  const queries = createQueries()
  setFetcher(asOperator(queries, retryingFetch(fetch)))
  // The name of the site, and the formats of its country.
  await queries.prefetchQuery(settingsQuery)
  const texts = await openTexts(
    await chosenLocale(queries),
    ['common', 'errors', 'desk', 'account', 'notices'],
    await chosenCountry(queries),
    deskTexts,
  )
  const router = createDeskRouter({ queries, texts })
  closeModalsOnBack(router.history)
  await router.load()
  reactDom.createRoot(page).render(
    <RootErrorBoundary texts={texts}>
      <I18nextProvider i18n={texts}>
        <QueryClientProvider client={queries}>
          <RouterProvider router={router} />
        </QueryClientProvider>
      </I18nextProvider>
    </RootErrorBoundary>,
  )
}

const page = document.getElementById('app')
if (page) {
  await start(page).catch((error: unknown) => {
    reportError(error)
    showFatalError()
  })
}
