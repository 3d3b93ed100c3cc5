import type { Millis } from '#core/shared/time.ts'

/** How a request can fail: as the server fails, as it refuses, or because the session is over. */
export const FAILURES = ['none', 'broken', 'too-often', 'busy', 'session-ended'] as const
export type Failure = (typeof FAILURES)[number]

/** Which requests fail. */
export const SCOPES = ['next', 'reads', 'changes', 'all'] as const

/** How many milliseconds every answer waits. */
export const LATENCIES = ['0', '300', '2000'] as const

/** How payments end by themselves; `ask` leaves it to the page of the sandbox. */
export const OUTCOMES = ['ask', 'paid', 'cancelled', 'failed', 'later'] as const

/** What the developer's panel has set: for this tab, until it is closed. */
export type Controls = {
  readonly open: boolean
  /** How far the page's clock, and the world's, are ahead of the machine's. */
  readonly ahead: Millis
  readonly latency: (typeof LATENCIES)[number]
  readonly offline: boolean
  readonly failure: Failure
  readonly scope: (typeof SCOPES)[number]
  readonly outcome: (typeof OUTCOMES)[number]
  /** Whether photos wait for the panel instead of being approved by themselves. */
  readonly reviewing: boolean
  /** Who is looking, where a world was begun for them. */
  readonly viewer: string
}

const KEY = 'vonk-mocks-controls'
const START: Controls = {
  open: false,
  ahead: 0,
  latency: '0',
  offline: false,
  failure: 'none',
  scope: 'next',
  outcome: 'ask',
  reviewing: false,
  viewer: '',
}

let current: Controls = { ...START, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') }
const listeners = new Set<() => void>()

export const controls = (): Controls => current

export function setControls(changed: Partial<Controls>): void {
  current = { ...current, ...changed }
  sessionStorage.setItem(KEY, JSON.stringify(current))
  for (const listener of listeners) listener()
}

export function onControls(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
