import { setupWorker } from 'msw/browser'
import type { WorldSnapshot } from '#api/world.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { handlersFor } from './mock-handlers.ts'
import { showMockedPage } from './mock-pages.ts'

const KEPT = 'vonk-mocked-world-3'
const KEEP_EVERY = 2 * SECOND
/** Longer than anybody needs to look at an old page; then the demo's people move on. */
const FRESH_FOR = 60 * MINUTE

type Kept = { readonly at: number; readonly world: WorldSnapshot }

/** The world as this browser left it, if that was not too long ago. */
function keptWorld(): WorldSnapshot | undefined {
  const text = localStorage.getItem(KEPT)
  if (text === null) return undefined
  const kept: Kept = JSON.parse(text)
  return Date.now() - kept.at < FRESH_FOR ? kept.world : undefined
}

/**
 * Runs the whole product inside the page: the real API over memory, kept in this browser so that a reload
 * finds everything. Says whether the page is one of the mocked world's own, and drawn already.
 */
export async function startMocks(): Promise<boolean> {
  const { MOCK_COOKIES, openWorld } = await import('#api/world.ts')
  const { photoCache } = await import('#adapters/photos/photo-cache.ts')
  const world = await openWorld({
    origin: location.origin,
    now: () => Date.now(),
    pause: () => (2 + Math.random() * 2) * SECOND,
    from: keptWorld(),
    photoFiles: photoCache(KEPT),
  })

  const keep = () => {
    const kept: Kept = { at: Date.now(), world: world.snapshot() }
    localStorage.setItem(KEPT, JSON.stringify(kept))
  }
  addEventListener('pagehide', keep)
  setInterval(async () => {
    await world.post()
    keep()
  }, KEEP_EVERY)

  await setupWorker(...handlersFor(world, MOCK_COOKIES)).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
  })
  return showMockedPage(world)
}
