import { openModals } from '#ui/primitives/dialog/open-modals.ts'

/** How many modals are open at an entry of the history. */
const MODALS = 'modals'
/** How long a traversal of our own may take. */
const TIMEOUT = 500

type State = Readonly<Record<string, unknown>>
type Change = Parameters<History['pushState']>

const stateOf = (state: unknown): State =>
  typeof state === 'object' && state !== null ? { ...state } : {}
const depthOf = (state: State): number => Number(state[MODALS] ?? 0)
const withDepth = (state: State, depth: number): State =>
  depth > 0 ? { ...state, [MODALS]: depth } : state
const isSame = (name: '__TSR_index' | '__TSR_key', one: State, other: State): boolean =>
  one[name] !== undefined && one[name] === other[name]

/** The history with entries for modals: they have their page's URL and index, so that the router need not know them. */
function openHistory() {
  const push = history.pushState.bind(history)
  const replace = history.replaceState.bind(history)
  let here = stateOf(history.state)
  let path = location.pathname
  /** Changes that wait until our own traversal has ended; `null` if there is none. */
  let waiting: (() => void)[] | null = null
  /** What replaced the page's URL and state while a modal was open: filters, for instance. */
  let replaced: { readonly state: State; readonly url: string } | null = null

  const write = (how: typeof push, [state, title, url]: Change) => {
    how(state, title, url)
    here = stateOf(state)
    path = location.pathname
  }
  const whenStill = (change: () => void) => (waiting ? void waiting.push(change) : change())
  /** Ends our own traversal; whether there was one. */
  const arrive = (): boolean => {
    const changes = waiting
    waiting = null
    for (const change of changes ?? []) change()
    return changes !== null
  }

  // A page opened from a modal takes the place of the modal's entry.
  history.pushState = (...change) =>
    whenStill(() => {
      replaced = null
      write(depthOf(here) > 0 ? replace : push, change)
    })
  history.replaceState = (...[given, ...rest]) =>
    whenStill(() => {
      const [state, depth] = [stateOf(given), depthOf(here)]
      write(replace, [depth > 0 ? withDepth(state, depth) : given, ...rest])
      replaced = depth > 0 ? { state, url: location.href } : null
    })

  return {
    depth: () => depthOf(here),
    arrive,
    travel: (by: number) => {
      if (waiting) return
      waiting = []
      history.go(by)
      setTimeout(arrive, TIMEOUT)
    },
    /** Adds an entry for modals up to this depth, unless this is one. */
    enter: (depth: number) =>
      whenStill(() => {
        if (depth > depthOf(here)) write(push, [withDepth(here, depth), ''])
      }),
    /** After a popstate: whether it moved between a page and its modals, and whether the path is the same. */
    moved: (event: PopStateEvent) => {
      const from = here
      const isSamePath = path === location.pathname
      here = stateOf(event.state)
      path = location.pathname
      const depth = depthOf(here)
      const isWithin =
        isSame('__TSR_index', from, here) && (replaced !== null || isSame('__TSR_key', from, here))
      // The entry below has the URL from before.
      if (isWithin && replaced && depth < depthOf(from))
        write(replace, [withDepth(replaced.state, depth), '', replaced.url])
      if (!isWithin || depth === 0) replaced = null
      return { isWithin, isSamePath }
    },
  }
}

/**
 * Back closes the topmost modal and stays on the page: each has an entry of the history. Call before the router is
 * created.
 */
export function closeModalsOnBack(): void {
  const entries = openHistory()

  const leave = () => {
    const spare = entries.depth() - openModals.all().length
    if (spare > 0) entries.travel(-spare)
  }
  openModals.watch(() => {
    entries.enter(openModals.all().length)
    // Not at once: another modal may replace it, or a page.
    setTimeout(leave)
  })

  const onPopState = (event: PopStateEvent) => {
    const left = entries.depth()
    const { isWithin, isSamePath } = entries.moved(event)
    if (isWithin) event.stopImmediatePropagation()
    if (entries.arrive() || !(isWithin || isSamePath)) return
    const depth = entries.depth()
    const above = openModals.all().slice(depth)
    if (above.some((modal) => !modal.isDismissible())) entries.travel(left - depth)
    else if (above.length > 0) for (const modal of above.toReversed()) modal.close()
    // Closed already, as after a reload or Forward: Back means the page before.
    else if (isWithin && depth < left) history.go(-1 - depth)
  }
  addEventListener('popstate', onPopState, { capture: true })
}
