import { Elysia } from 'elysia'
import { identify } from '#core/accounts/sessions/identify.ts'
import { updatesSince } from '#core/notifications/deciding/updates-since.ts'
import { type LiveUpdate, PAGES_PER_MEMBER } from '#core/notifications/ports.ts'
import { positionIn } from '#core/platform/events/view-consumers.ts'
import type { Ports } from '#core/ports.ts'
import { sessionToken } from '../../http/cookies.ts'
import { isCrossOrigin } from '../../http/guards/csrf.ts'
import { type Http, requestUrl } from '../../http/http.ts'

/** In the query: the event-log position from which to replay. */
const SINCE = 'since'
const GOING_AWAY = 1001
/** Close code: no longer signed in; 4000 and up are application-defined. */
const SIGNED_OUT = 4403

/** Close code: too many connections of this member or address. */
const TOO_MANY = 4429
/** A whole school or company may share an address. */
const PAGES_PER_ADDRESS = 200

type Listening = { readonly stop: () => void; readonly close: () => void }

/**
 * Live updates of a member's pages over a WebSocket: invalidations, never data. Pages refetch by themselves, so a
 * lost update only delays. `close` disconnects all pages.
 */
export function liveUpdates(ports: Ports, http: Http) {
  const listening = new Map<string, Listening>()
  const places = placesFor({ member: PAGES_PER_MEMBER, address: PAGES_PER_ADDRESS })
  let closed = false

  const plugin = new Elysia({ name: 'events' })
    .derive(async ({ request }) => ({ who: await identify(ports, sessionToken(http, request)) }))
    .ws('/api/events', {
      beforeHandle: ({ who, request, status }) => {
        if (!who || closed || isCrossOrigin(http, request)) return status(403, 'Forbidden')
      },
      open: ({ id, data: { who, request }, raw: socket }) => {
        if (!who) return
        const member = who.account.id
        const token = sessionToken(http, request)
        const leave = places.take({ member, address: http.clientAddress(request) })
        if (!leave) return void socket.close(TOO_MANY)
        // Known before anything can fail: whatever ends the connection, its place is free again.
        const page = { stop: leave, close: () => socket.close(GOING_AWAY) }
        listening.set(id, page)
        const tell = (update: LiveUpdate) => {
          // The session may have ended since the connection opened: send nothing more.
          identify(ports, token).then(
            (still) => (still ? socket.send(JSON.stringify(update)) : socket.close(SIGNED_OUT)),
            () => socket.close(GOING_AWAY),
          )
        }
        const deafen = ports.liveUpdates.listen(member, tell)
        const stop = () => {
          deafen()
          leave()
        }
        listening.set(id, { ...page, stop })
        // Subscribed before the replay, so that nothing in between is lost.
        const since = positionIn(requestUrl(request)?.searchParams.get(SINCE) ?? '')
        if (since)
          updatesSince(ports.reads, member, since).then(
            (missed) => missed.forEach(tell),
            () => socket.close(GOING_AWAY),
          )
      },
      close: ({ id }) => {
        listening.get(id)?.stop()
        listening.delete(id)
      },
    })

  const close = () => {
    closed = true
    for (const page of listening.values()) page.close()
  }
  return { plugin, close, open: () => listening.size }
}

type Kind = 'member' | 'address'

/** Connection counters per member and address; takes a slot only if both have one left; returns the release function. */
function placesFor(most: Readonly<Record<Kind, number>>) {
  const taken = new Map<string, number>()
  const count = (key: string, change: number) => {
    const now = (taken.get(key) ?? 0) + change
    if (now === 0) taken.delete(key)
    else taken.set(key, now)
  }

  return {
    take(who: Readonly<Record<Kind, string>>): (() => void) | null {
      const keys = (['member', 'address'] as const).map(
        (kind) => [kind, `${kind} ${who[kind]}`] as const,
      )
      if (keys.some(([kind, key]) => (taken.get(key) ?? 0) >= most[kind])) return null
      for (const [, key] of keys) count(key, 1)
      return () => {
        for (const [, key] of keys) count(key, -1)
      }
    },
  }
}
