import { type Served, serve } from '#api/world.ts'
import { partsOfCurrent } from '#stories/shared/parts-of-current.ts'

/** What the world of the shown story answers from. */
let shown: Served | null = null
let handle: ReturnType<typeof serve> | null = null
const underWay = new Set<Promise<Response>>()

const ofShown = <Part extends keyof Served>(part: Part) =>
  partsOfCurrent<Served[Part]>(() => shown?.[part] ?? {})

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
