import type { QueryClient } from '@tanstack/react-query'
import { setupWorker } from 'msw/browser'
import { startPageClock } from './browser/page-clock.ts'
import { applyConnection, disturbedNetwork } from './disturbed-network.ts'
import { handlersFor } from './mock-handlers.ts'
import { showMockedPage } from './mock-pages.ts'
import { openMockedWorld } from './mocked-world.ts'
import { controls } from './panel/controls.ts'
import type { product } from './product.ts'
import { ADDRESS } from './product-address.ts'

/** The product that runs inside the page. */
export type Mocks = {
  /** Shows the developer's panel, over an app that has these queries. */
  openPanel(queries: QueryClient): Promise<void>
}

/** By URL: as a module of the dev server it would be hundreds of requests. */
async function loadProduct(): Promise<typeof product> {
  const { href } = new URL(ADDRESS, location.origin)
  const loaded: { readonly product: typeof product } = await import(/* @vite-ignore */ href)
  return loaded.product
}

/**
 * Runs the whole product inside the page: the real API over memory, kept in this browser so that a reload
 * finds everything. `null` when the page is one of the mocked world's own, and drawn already.
 */
export async function startMocks(): Promise<Mocks | null> {
  startPageClock((real) => real + controls().ahead)
  const loaded = await loadProduct()
  const { MOCK_COOKIES, viewers, reviewNext } = loaded
  const { world, login, reset } = await openMockedWorld(loaded)
  await setupWorker(
    disturbedNetwork(world, MOCK_COOKIES.cookieHeader),
    ...handlersFor(world, MOCK_COOKIES),
  ).start({ quiet: true, onUnhandledFrame: 'bypass' })
  if (await showMockedPage(world, controls().outcome)) return null
  if (login) {
    const headers = { 'content-type': 'application/json', 'x-request-type': 'client' }
    await fetch('/api/user.php', { method: 'POST', headers, body: JSON.stringify(login) })
  }
  applyConnection()
  return {
    async openPanel(queries) {
      const { mountPanel } = await import('./panel/mount-panel.tsx')
      mountPanel({
        viewers,
        reset: (viewer) => void reset(viewer),
        reviewNext: (state) => reviewNext(world, state),
        async refresh() {
          await world.catchUp()
          await queries.invalidateQueries()
        },
      })
    },
  }
}
