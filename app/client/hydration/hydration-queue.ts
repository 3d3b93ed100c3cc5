/** A thenable for `use`, resolved synchronously. */
type Slot = PromiseLike<undefined> & {
  status: 'pending' | 'fulfilled'
  readonly value: undefined
}

/** Interaction events. A screen reader may click without a pointer event. */
const INTERACTIONS = ['pointerdown', 'keydown', 'click'] as const
/** Timeout for a page that never becomes idle. */
const TIMEOUT = 500
/** Timeout of a navigation that waits for hydration. */
const NAVIGATION_TIMEOUT = 1000
/** Timeout of anything else that does. */
const LONGEST = 30_000

/** The page around the parts. */
const PAGE = ''
/** What React has yet to hydrate, with the slot it waits for. */
const pending = new Map<string, Slot | null>()
/** Releases the slots, in the order of the page. */
const waiting = new Map<string, () => void>()
let open = false
/** What begins once all is hydrated. */
const listeners = new Set<() => void>()

/** Makes parts of the page wait for their slot, until `releaseHydration` has released the last. */
export function deferHydration(): void {
  open = true
  pending.set(PAGE, null)
}

export function markPending(part: string): void {
  if (!open) return void pending.set(part, null)
  const { promise, resolve } = Promise.withResolvers<undefined>()
  const slot: Slot = Object.assign(promise, { status: 'pending' as const, value: undefined })
  pending.set(part, slot)
  waiting.set(part, () => {
    // Synchronous status for React: an interaction finds the part ready before promises resolve.
    slot.status = 'fulfilled'
    resolve(undefined)
  })
}

/** What a part waits for; nothing for client-rendered parts. */
export const hydrationSlot = (part: string): Slot | null => pending.get(part) ?? null

export function markHydrated(part: string): void {
  pending.delete(part)
  waiting.delete(part)
  if (isHydrated()) for (const begin of listeners) begin()
}

/** Lets a part be hydrated. */
function openSlot(part: string): void {
  waiting.get(part)?.()
  waiting.delete(part)
}

/** Releases all parts at once, and ends the queue. */
function releaseAll(): void {
  open = false
  for (const part of waiting.keys()) openSlot(part)
}

/** Releases the parts, each when the previous one is hydrated; all at the first interaction. */
export function releaseHydration(): void {
  const idle = globalThis.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1))
  const next = () => {
    if (!open) return
    const [first] = waiting.keys()
    if (first === undefined) return releaseAll()
    openSlot(first)
    idle(next, { timeout: TIMEOUT })
  }
  for (const interaction of INTERACTIONS)
    addEventListener(interaction, releaseAll, { capture: true, once: true, passive: true })
  idle(next, { timeout: TIMEOUT })
  markHydrated(PAGE)
}

/** Whether the whole page is hydrated. */
export const isHydrated = (): boolean => pending.size === 0

/** Calls `run` once the whole page is hydrated, or after a timeout if a part is still suspended; returns its cancel function. */
export function onceHydrated(run: () => void, timeout = LONGEST): () => void {
  const begin = () => {
    cancel()
    run()
  }
  const timer = setTimeout(begin, isHydrated() ? 0 : timeout)
  listeners.add(begin)
  const cancel = () => {
    clearTimeout(timer)
    listeners.delete(begin)
  }
  return cancel
}

/** Hydrates the whole page; resolves then, or after a timeout if a part is still suspended. */
export function hydrateAll(): Promise<void> | undefined {
  if (isHydrated()) return undefined
  releaseAll()
  return new Promise((resolve) => onceHydrated(resolve, NAVIGATION_TIMEOUT))
}
