import { type InfiniteData, type UseInfiniteQueryResult, useQuery } from '@tanstack/react-query'
import { useLocation, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { focusPlace } from '#ui/primitives/dialog/focus-path.ts'
import { sessionEndedQuery } from '../../accounts/session/session-ended.ts'
import { hydrateAll } from '../../client/hydration/hydration-queue.ts'
import { storeNote } from '../../client/storage/history-notes.ts'
import type { Found } from '../../profiles/members/queries.ts'
import { findLink, keepAt, readLink, storePlace } from '../../site/left-link.ts'
import { pagesLeft } from './pages-left.ts'

export type Search = UseInfiniteQueryResult<InfiniteData<Found>>

type Entry = string | undefined

/** That all results are there again, and whether nobody has scrolled meanwhile. */
type Loaded = { readonly pages: number; readonly scrolls: boolean }

/** From then on the page is where the viewer wants it. */
const INTERACTIONS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A modifier key such as Shift moves nothing by itself. */
const movesPage = (event: Event) =>
  !(event instanceof KeyboardEvent && event.getModifierState(event.key))

/** The next results, once all is hydrated: before that, a change would remove cards that are not. */
export async function loadMore({ fetchNextPage }: Pick<Search, 'fetchNextPage'>) {
  await hydrateAll()
  return fetchNextPage({ cancelRefetch: false })
}

/** The browser shows a place that the document does not reach as its end; anywhere else somebody has scrolled. */
const isAtEnd = () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2

/** Scrolls to the place that was left, and focuses the link that had the focus. */
function restorePlace(entry: Entry, scrolls: boolean): void {
  const focused = readLink('left-link', entry)
  const link = focused && findLink(focused)
  if (link && document.activeElement === document.body) focusPlace(link)
  const seen = scrolls ? readLink('seen-link', entry) : null
  const place = seen && findLink(seen)
  if (place) keepAt(place, seen.top)
}

/**
 * A document that is loaded anew, by a reload or by Back from elsewhere, has the first results only: loads as many as
 * there were, then restores the place. Within the app the route's loader does so.
 */
export function useRestoredList(search: Search): void {
  const router = useRouter()
  const entry = useLocation({ select: ({ state }) => state.__TSR_key })
  const restoring = useRef(false)
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const pages = search.data?.pages.length ?? 0

  const restore = useEffectEvent(async (signal: AbortSignal) => {
    const wanted = pagesLeft(entry)
    if (pages === 0 || pages >= wanted) return
    restoring.current = true
    let scrolls = isAtEnd()
    const stay = (event: Event) => {
      if (movesPage(event)) scrolls = false
    }
    for (const interaction of INTERACTIONS)
      addEventListener(interaction, stay, { passive: true, signal })
    let shown = pages
    while (shown < wanted) {
      const { data, isError } = await loadMore(search)
      if (signal.aborted) return
      if (isError || data?.pages.length === shown) break
      shown = data?.pages.length ?? wanted
    }
    restoring.current = false
    setLoaded({ pages: shown, scrolls })
  })

  // The results are rendered later than they are here.
  const isRendered = loaded !== null && pages >= loaded.pages
  useEffect(() => {
    if (!isRendered) return
    restorePlace(entry, loaded.scrolls)
    setLoaded(null)
  }, [isRendered, loaded, entry])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history.
  useEffect(() => {
    const stop = new AbortController()
    void restore(stop.signal)
    return () => {
      stop.abort()
      restoring.current = false
    }
  }, [entry])

  const { data: ended } = useQuery(sessionEndedQuery)
  useEffect(() => {
    // A visitor's list is shorter: a login returns to the member's.
    if (ended) return
    if (pages > 0 && !restoring.current) storeNote('list-pages', entry, `${pages}`)
  }, [entry, pages, ended])

  useEffect(() => {
    const leave = () => storePlace(router.state.location.state.__TSR_key)
    addEventListener('pagehide', leave)
    return () => removeEventListener('pagehide', leave)
  }, [router])
}
