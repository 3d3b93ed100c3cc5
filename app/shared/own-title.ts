import { useEffect, useSyncExternalStore } from 'react'

/** What the screens that stand now call themselves, the last one above the others. */
let titles: readonly { readonly title: string }[] = []
const listeners = new Set<() => void>()

function change(next: typeof titles): void {
  titles = next
  for (const told of listeners) told()
}

const listen = (told: () => void) => {
  listeners.add(told)
  return () => void listeners.delete(told)
}

const given = () => titles.at(-1)?.title ?? null

/** The title that a screen gave itself; `null` leaves it to the route. */
export const useGivenTitle = (): string | null => useSyncExternalStore(listen, given, () => null)

/** Names the page after what it turned out to show, such as a member or an outcome; `null` leaves it to the route. */
export function useOwnTitle(title: string | null): void {
  useEffect(() => {
    if (title === null) return
    const own = { title }
    change([...titles, own])
    return () => change(titles.filter((one) => one !== own))
  }, [title])
}
