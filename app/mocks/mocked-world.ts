import type { World, WorldSnapshot } from '#api/world.ts'
import { MINUTE, SECOND } from '#core/shared/time.ts'
import { controls, setControls } from './panel/controls.ts'
import type { product } from './product.ts'

const KEY = 'vonk-mocked-world-4'
const STORED_EVERY = 2 * SECOND
/** Longer than anybody needs to look at an old page; then the demo's people move on. */
const FRESH_FOR = 60 * MINUTE

type Stored = { readonly at: number; readonly world: WorldSnapshot }

/** The world as this browser left it, if that was not too long ago. */
function storedWorld(): WorldSnapshot | undefined {
  const text = localStorage.getItem(KEY)
  if (text === null) return undefined
  const stored: Stored = JSON.parse(text)
  return Date.now() - stored.at < FRESH_FOR ? stored.world : undefined
}

/** A world that this browser keeps, and how to begin another one. */
export type MockedWorld = {
  readonly world: World
  /** With what the page must log in first, in a world that was just begun for a member. */
  readonly login: { readonly email: string; readonly password: string } | null
  /** Forgets this world and all that the app stored, and loads the page in a new one. */
  reset(viewer: string): Promise<void>
}

/** Opens the world that this browser has, or begins one for whom the panel chose. */
export async function openMockedWorld({
  openWorld,
  photoCache,
  settle,
}: typeof product): Promise<MockedWorld> {
  const from = storedWorld()
  const world = await openWorld({
    origin: location.origin,
    now: () => Date.now(),
    pause: () => (2 + Math.random() * 2) * SECOND,
    from,
    photoFiles: photoCache(KEY),
    approves: () => !controls().reviewing,
  })
  const login = from === undefined ? await settle(world, controls().viewer) : null

  let storing = true
  const store = () => {
    if (!storing) return
    const stored: Stored = { at: Date.now(), world: world.snapshot() }
    localStorage.setItem(KEY, JSON.stringify(stored))
  }
  addEventListener('pagehide', store)
  setInterval(async () => {
    await world.post()
    store()
  }, STORED_EVERY)

  const reset = async (viewer: string) => {
    storing = false
    await caches.delete(KEY)
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await cookieStore.getAll()) if (name) await cookieStore.delete(name)
    setControls({ viewer, ahead: 0, failure: 'none', offline: false })
    location.assign('/')
  }
  return { world, login, reset }
}
