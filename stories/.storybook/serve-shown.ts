import { type Served, serve } from '#api/world.ts'

/** What the world of the shown story answers from. */
let shown: Served | null = null
let handle: ReturnType<typeof serve> | null = null
const underWay = new Set<Promise<Response>>()

/** An object whose parts are those of the shown world. */
function ofShown<Part extends keyof Served>(part: Part) {
  const current = () => shown?.[part] ?? {}
  // Safe cast: it has no parts of its own.
  return new Proxy({} as Served[Part], {
    get: (_, name) => Reflect.get(current(), name),
    ownKeys: () => Reflect.ownKeys(current()),
    getOwnPropertyDescriptor: (_, name) => Reflect.getOwnPropertyDescriptor(current(), name),
  })
}

/**
 * One API for the worlds of all stories of a page: to build it, and its routes at their first call, takes a tenth of a
 * story's time. One world at a time is answered from, the last one opened.
 */
export const serveShown: typeof serve = (served) => {
  shown = served
  handle ??= serve({ ports: ofShown('ports'), http: ofShown('http'), mailbox: ofShown('mailbox') })
  const answer = handle
  return async (request) => {
    if (shown !== served) return new Response(null, { status: 503 })
    const answered = answer(request)
    underWay.add(answered)
    return answered.finally(() => underWay.delete(answered))
  }
}

/** Awaits what the story before still answers: it would go on with the world of this one. */
export const nothingUnderWay = (): Promise<unknown> => Promise.allSettled(underWay)
