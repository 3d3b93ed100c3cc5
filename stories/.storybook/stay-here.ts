/** The tools' own pages: leaving for them is allowed. */
const TOOLS = /^\/(iframe\.html|index\.html|__|@|node_modules\/|assets\/)/

/** Keeps a window on its page when it would load another page of this origin, and reports the request. */
export function stayHere(
  { navigation }: Pick<Window, 'navigation'>,
  going: (request: Request) => void,
): () => void {
  const stay = (event: NavigateEvent) => {
    const { cancelable, destination, downloadRequest, formData } = event
    const url = new URL(destination.url)
    const leaves = !destination.sameDocument && downloadRequest === null
    if (!leaves || !cancelable || url.origin !== location.origin || TOOLS.test(url.pathname)) return
    event.preventDefault()
    going(new Request(url, formData ? { method: 'POST', body: sent(formData) } : {}))
  }
  navigation.addEventListener('navigate', stay)
  return () => navigation.removeEventListener('navigate', stay)
}

const sent = (fields: FormData): URLSearchParams =>
  new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]))
