import { Elysia } from 'elysia'
import { identify } from '#core/accounts/identify.ts'
import type { Ports } from '#core/ports.ts'
import { sessionToken } from './cookies.ts'
import { isForeign } from './guard.ts'
import type { Http } from './http.ts'

const GOING_AWAY = 1001
/** As a browser is told that it is no longer signed in; 4000 and up are an application's own. */
const SIGNED_OUT = 4403

type Listening = { readonly stop: () => void; readonly close: () => void }

/**
 * Hints to a member's open pages over a WebSocket: that something of theirs changed, never what. The pages
 * ask for it themselves, so a hint that is lost costs a moment and no message. `close` lets all pages go.
 */
export function events(ports: Ports, http: Http) {
  const listening = new Map<string, Listening>()
  let closed = false

  const whoAsks = (request: Request) => identify(ports, sessionToken(http, request))

  const plugin = new Elysia({ name: 'events' })
    .derive(async ({ request }) => ({ who: await whoAsks(request) }))
    .ws('/api/events', {
      beforeHandle: ({ who, request, status }) => {
        if (!who || closed || isForeign(http, request)) return status(403, 'Forbidden')
      },
      open: (socket) => {
        const { who, request } = socket.data
        if (!who) return
        const stop = ports.announcer.listen(who.account.id, (announcement) => {
          // A session may have ended since the page opened: it hears nothing more.
          whoAsks(request).then(
            (still) => (still ? socket.send(announcement) : socket.close(SIGNED_OUT)),
            () => socket.close(GOING_AWAY),
          )
        })
        listening.set(socket.id, { stop, close: () => socket.close(GOING_AWAY) })
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
  return { plugin, close }
}
