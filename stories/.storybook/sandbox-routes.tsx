import { useState, useSyncExternalStore } from 'react'
import type { Browser } from '#app/mocks/scenes/browser.ts'
import { stayHere } from './stay-here.ts'

/** The world's pages outside the app, such as a checkout. */
export type SandboxRoutes = {
  /** Opens a page; the app's own pages are left to the app. */
  readonly visit: (request: Request) => Promise<void>
  /** The open page as HTML, and its subscribers. */
  readonly page: () => string | null
  readonly listen: (changed: () => void) => () => void
}

/** Opens other pages, and returns to a path of the app. */
export function sandboxRoutes(
  { answer }: Pick<Browser, 'answer'>,
  back: (path: string) => void,
): SandboxRoutes {
  let html: string | null = null
  const listeners = new Set<() => void>()
  const listen = (changed: () => void) => {
    listeners.add(changed)
    return () => listeners.delete(changed)
  }
  const show = (next: string | null) => {
    html = next
    for (const changed of listeners) changed()
  }

  async function visit(request: Request): Promise<void> {
    const { pathname, search } = new URL(request.url)
    if (!pathname.startsWith('/sandbox/')) {
      show(null)
      return back(pathname + search)
    }
    const response = await answer(request)
    const next = response.headers.get('location')
    if (next !== null) return visit(new Request(new URL(next, location.origin)))
    show(await response.text())
  }

  return { visit, listen, page: () => html }
}

/** Shows the open sandbox page over the story. */
export function SandboxPage({
  sandboxRoutes: { visit, listen, page },
}: {
  readonly sandboxRoutes: SandboxRoutes
}) {
  const html = useSyncExternalStore(listen, page)
  return html !== null && <Page key={html} html={html} visit={visit} />
}

function Page({ html, visit }: { readonly html: string } & Pick<SandboxRoutes, 'visit'>) {
  const [here, setHere] = useState(false)
  return (
    <iframe
      title="Another site"
      srcDoc={html}
      // It is rendered before it can be intercepted: a click until then would really navigate.
      aria-busy={!here}
      onLoad={({ currentTarget: { contentWindow } }) => {
        if (contentWindow) stayHere(contentWindow, (request) => void visit(request))
        setHere(true)
      }}
      style={{ position: 'fixed', inset: 0, inlineSize: '100%', blockSize: '100%', border: 0 }}
    />
  )
}
