type Fetch = typeof globalThis.fetch

/** What is heard of whoever made the call: a query, a flow, a button. */
type Heard = () => void

const sessionEnded = new Set<Heard>()
const notShown = new Set<Heard>()
/** Whether somebody was refused before anybody listened: what listens is fetched late, and hears of it then. */
let missedNotShown = false

const listenTo = (listeners: Set<Heard>) => (heard: Heard) => {
  listeners.add(heard)
  return () => void listeners.delete(heard)
}

/** Calls back whenever a call finds that nobody is logged in any more, until the answer is called. */
export const onSessionEnd = listenTo(sessionEnded)

/** Calls back whenever something was refused because people of this site do not see the member. */
export function onNotShown(heard: Heard): () => void {
  if (missedNotShown) queueMicrotask(heard)
  missedNotShown = false
  return listenTo(notShown)(heard)
}

/** Who is to hear of an answer: of a session that is over (spec §8; asking who one is may find nobody), or of a refusal. */
async function listenersTo(url: URL, response: Response): Promise<ReadonlySet<Heard> | null> {
  const { status } = response
  if (status === 403 && url.pathname.endsWith('/user.php')) return null
  if (status !== 403 && status !== 409) return null
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null) return null
  if (status === 403) return 'authentication_required' in body ? sessionEnded : null
  return 'code' in body && body.code === 'site.not-shown' ? notShown : null
}

/** Watches every call for what concerns the whole page. */
export function watchful(fetch: Fetch): Fetch {
  const watching = async (...call: Parameters<Fetch>) => {
    const response = await fetch(...call)
    const [asked] = call
    const url = new URL(asked instanceof Request ? asked.url : asked, globalThis.location?.origin)
    const listeners = await listenersTo(url, response)
    if (listeners === notShown && notShown.size === 0) missedNotShown = true
    for (const heard of listeners ?? []) heard()
    return response
  }
  return Object.assign(watching, { preconnect: fetch.preconnect })
}
