import { Elysia } from 'elysia'
import type { Backlog } from '#core/shared/concurrency.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { type Http, routedPath } from '../http.ts'
import { logEarlyAnswer } from '../logs/access-log.ts'
import { statusOf } from '../problem.ts'
import { setRetryAfter } from '../retry-after.ts'
import { isWebhook, READING } from './guard.ts'

/** How late each kind of request may be, in multiples of what reading requests take. */
const TOLERANCE = { reads: 1, changes: 4, paid: 10 } as const
type Kind = keyof typeof TOLERANCE

/** A pause alone refuses nobody: what is late has to be so at each turn for so long. */
const SUSTAINED: Millis = 500

/** As many transactions as wait for a disk or a lock alone, which refusing would not help. */
const FEW_WAITING = 64

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
  /** Transactions that wait for the writer. */
  readonly backlog: () => Backlog
  /** How late a reading request may be. */
  readonly busyAfter: Millis
  /** Static files cost less than a refusal. */
  readonly isFile: (path: string) => boolean
  /** What a page answers; `null` for the same as an API call. */
  readonly pageOf: (request: Request) => Promise<Response | null>
}

/**
 * Refuses requests while the process is behind its time, with `Retry-After`: a request has waited at least since the
 * event loop last came to its timers, one that writes also waits as long as the first transaction in line; and refusing
 * costs a twentieth of answering. What is accepted is answered soon. What a member pays for is refused last, probes and
 * static files never.
 */
export function admission(
  { log }: Pick<Http, 'log'>,
  { now, onTurn, backlog, busyAfter, isFile, pageOf }: Options,
) {
  let turned = now()
  /** Since when each turn came late, and the writer was; `null` if not at the last. */
  let late: Millis | null = null
  let writesLate: Millis | null = null
  let refused = 0
  let told = turned

  function turn() {
    const before = turned
    turned = now()
    late = turned - before <= busyAfter ? null : (late ?? before)
    const { waiting, oldest } = backlog()
    writesLate = waiting <= FEW_WAITING || oldest <= busyAfter ? null : (writesLate ?? turned)
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
    if (late === null && writesLate === null) return
    const at = now()
    const isSustained = (since: Millis | null) => since !== null && at - since >= SUSTAINED
    const turns = isSustained(late) ? at - turned : 0
    const writes = isSustained(writesLate) ? backlog().oldest : 0
    if (Math.max(turns, writes) <= busyAfter) return
    const { request, set } = context
    const path = routedPath(request, 'path' in context && context.path) ?? ''
    const kind = kindOf(request, path)
    const waits = kind === 'reads' ? turns : Math.max(turns, writes)
    if (waits <= busyAfter * TOLERANCE[kind] || isProbe(path) || isFile(path)) return
    return refuse(request, set, path)
  })
}
