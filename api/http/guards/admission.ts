import { Elysia } from 'elysia'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { type Http, routedPath } from '../http.ts'
import { logEarlyAnswer } from '../logs/access-log.ts'
import { statusOf } from '../problem.ts'
import { setRetryAfter } from '../retry-after.ts'
import { isWebhook, READING } from './guard.ts'

/** How late the event loop may be for each kind of request, in multiples of what reading requests take. */
const TOLERANCE = { reads: 1, changes: 4, paid: 8 } as const
type Kind = keyof typeof TOLERANCE

/** A pause alone refuses nobody: the loop has to be late at each turn for so long. */
const SUSTAINED: Millis = 500

const TURN: Millis = 20

/** The process's own event loop. */
export function eventLoop(turn: () => void): void {
  setInterval(turn, TURN).unref()
}

const BUSY = { code: 'busy' } as const

/** A message, its photo, an order or what a provider tells of it: paid for, or about to be. */
const isPaid = (path: string) =>
  isWebhook(path) || /^\/api\/(?:conversations\/[^/]+\/|orders\b|direct-debits\b)/.test(path)

function kindOf({ method }: Request, path: string): Kind {
  if (READING.has(method)) return 'reads'
  return isPaid(path) ? 'paid' : 'changes'
}

const isProbe = (path: string) => path === '/health' || path === '/ready'

type Options = {
  readonly now: () => Millis
  /** Calls at each turn of the event loop that comes to its timers. */
  readonly onTurn: (turn: () => void) => void
  /** How late the event loop may be for reading requests. */
  readonly busyAfter: Millis
  /** Static files cost less than a refusal. */
  readonly isFile: (path: string) => boolean
  /** What a page answers; `null` for the same as an API call. */
  readonly pageOf: (request: Request) => Promise<Response | null>
}

/**
 * Refuses requests while the process is behind its time, with `Retry-After`: a request has waited at least since the
 * event loop last came to its timers, and refusing costs a twentieth of answering. What is accepted is answered soon.
 * What a member pays for is refused last, probes and static files never.
 */
export function admission(
  { log }: Pick<Http, 'log'>,
  { now, onTurn, busyAfter, isFile, pageOf }: Options,
) {
  let turned = now()
  /** Since when each turn came late; `null` if the last did not. */
  let lateSince: Millis | null = null
  let refused = 0
  let told = turned

  function turn() {
    const before = turned
    turned = now()
    if (turned - before <= busyAfter) lateSince = null
    else lateSince ??= before
    if (refused === 0 || turned - told < SECOND) return
    // A count, not a line for each: they come by the thousand.
    log('warn', 'requests.refused', { count: refused })
    refused = 0
    told = turned
  }
  onTurn(turn)

  type Answer = { status?: unknown; headers: Record<string, string | number> }

  async function refuse(request: Request, set: Answer, path: string) {
    refused += 1
    logEarlyAnswer({ log }, request, statusOf(BUSY))
    const page = path.startsWith('/api/') ? null : await pageOf(request)
    if (page) return page
    set.status = statusOf(BUSY)
    setRetryAfter(set.headers, BUSY)
    return BUSY
  }

  return new Elysia({ name: 'admission' }).onRequest((context) => {
    if (lateSince === null) return
    const at = now()
    const late = at - turned
    if (late <= busyAfter || at - lateSince < SUSTAINED) return
    const { request, set } = context
    const path = routedPath(request, 'path' in context && context.path) ?? ''
    const most = busyAfter * TOLERANCE[kindOf(request, path)]
    if (late > most && !isProbe(path) && !isFile(path)) return refuse(request, set, path)
  })
}
