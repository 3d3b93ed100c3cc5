type Fetch = typeof globalThis.fetch

/** Hears that a call found the session over. */
type Ended = () => void

const listeners = new Set<Ended>()

/** Calls `ended` whenever a call finds that nobody is logged in any more, until the answer is called. */
export function onSessionEnd(ended: Ended): () => void {
  listeners.add(ended)
  return () => listeners.delete(ended)
}

/** Whether an answer means that the session is over (spec §8); asking who one is may find nobody. */
async function endsSession(url: URL, response: Response): Promise<boolean> {
  if (response.status !== 403 || url.pathname.endsWith('/user.php')) return false
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null)
  return typeof body === 'object' && body !== null && 'authentication_required' in body
}

/** Watches every call for the end of the session, whoever made it: a query, a flow, a button. */
export function watchful(fetch: Fetch): Fetch {
  const watching = async (...call: Parameters<Fetch>) => {
    const response = await fetch(...call)
    const [asked] = call
    const url = new URL(asked instanceof Request ? asked.url : asked, globalThis.location?.origin)
    if (await endsSession(url, response)) for (const ended of listeners) ended()
    return response
  }
  return Object.assign(watching, { preconnect: fetch.preconnect })
}
