type Fetch = typeof globalThis.fetch

type Observed = {
  /** Whether the call only reads: nobody may have asked for it. */
  readonly reads: boolean
  /** Whether it is the call that checks the session. */
  readonly checks: boolean
}
type Listener = (call: Observed) => void

const sessionEnded = new Set<Listener>()
const sessionRevoked = new Set<Listener>()
const notShown = new Set<Listener>()

const listenTo = (listeners: Set<Listener>) => (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Subscribes to calls that find the session ended; returns the unsubscribe function. */
export const onSessionEnd = listenTo(sessionEnded)

/** Subscribes to calls that find the session ended by somebody, not by its age, also those that check it. */
export const onSessionRevoked = listenTo(sessionRevoked)

/** Subscribes to refusals because the member is not shown on this site. */
export const onNotShown = listenTo(notShown)

const isCheck = ({ pathname }: URL) => pathname.endsWith('/user.php')

/** Subscribers of a response: session ended (spec §8; except the call that checks the session), or a refusal. */
async function listenersTo(url: URL, response: Response): Promise<readonly Listener[]> {
  const { status } = response
  if (status !== 403 && status !== 409) return []
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  if (typeof body !== 'object' || body === null) return []
  if (status === 409) return 'code' in body && body.code === 'site.not-shown' ? [...notShown] : []
  if (!('authentication_required' in body)) return []
  const revoked = 'revoked' in body ? [...sessionRevoked] : []
  return isCheck(url) ? revoked : [...revoked, ...sessionEnded]
}

/** Wraps fetch to detect what concerns the whole page. */
export function observedFetch(fetch: Fetch): Fetch {
  const watching = async (...call: Parameters<Fetch>) => {
    const response = await fetch(...call)
    const [asked, { method = 'GET' } = {}] = call
    const url = new URL(asked instanceof Request ? asked.url : asked, globalThis.location?.origin)
    const reads = (asked instanceof Request ? asked.method : method) === 'GET'
    for (const listener of await listenersTo(url, response))
      listener({ reads, checks: isCheck(url) })
    return response
  }
  return Object.assign(watching, { preconnect: fetch.preconnect })
}
