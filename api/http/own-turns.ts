import { Elysia } from 'elysia'
import type { Ports } from '#core/ports.ts'
import { type Millis, SECOND } from '#core/shared/time.ts'
import { READING } from './guards/guard.ts'
import { identifyCaller } from './guards/session.ts'
import type { Http } from './http.ts'

/** Changes of one member that run at once; the others of theirs wait, and hold no connection meanwhile. */
const AT_ONCE = 4
/** After it a change goes on whatever the others do. */
const LONGEST_WAIT: Millis = 5 * SECOND

type Line = { running: number; readonly waiting: (() => void)[] }

/**
 * Lets a member's own changes wait for each other: they lock the same rows, so that a hundred at once took all
 * connections to the database, and were refused as busy like everybody else's.
 */
export function ownTurns(ports: Ports, http: Http) {
  const lines = new Map<string, Line>()
  const entered = new WeakMap<Request, string>()

  async function enter(request: Request, member: string): Promise<void> {
    const line = lines.get(member) ?? { running: 0, waiting: [] }
    lines.set(member, line)
    if (line.running >= AT_ONCE) {
      const { promise, resolve } = Promise.withResolvers<void>()
      line.waiting.push(resolve)
      const timer = setTimeout(resolve, LONGEST_WAIT)
      await promise
      clearTimeout(timer)
      const at = line.waiting.indexOf(resolve)
      if (at >= 0) line.waiting.splice(at, 1)
    }
    line.running += 1
    entered.set(request, member)
  }

  function leave(request: Request): void {
    const member = entered.get(request)
    const line = member === undefined ? undefined : lines.get(member)
    if (member === undefined || !line) return
    entered.delete(request)
    line.running -= 1
    if (line.running < AT_ONCE) line.waiting.shift()?.()
    if (line.running === 0 && line.waiting.length === 0) lines.delete(member)
  }

  return new Elysia({ name: 'own-turns' })
    .onTransform({ as: 'global' }, async ({ request }) => {
      if (READING.has(request.method)) return
      const caller = await identifyCaller(ports, http, request)
      if (caller) await enter(request, caller.account.id)
    })
    .onError({ as: 'global' }, ({ request }) => leave(request))
    .onAfterResponse({ as: 'global' }, ({ request }) => leave(request))
}
