import { useEffect, useSyncExternalStore } from 'react'

/** Titles of mounted screens; the last one wins. */
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

/** The title set by a screen; `null` uses the route's. */
export const useGivenTitle = (): string | null => useSyncExternalStore(listen, given, () => null)

/** The title during SSR, which is synchronous: one variable suffices. */
let written: string | null = null

const note = (title: string) => {
  if (typeof document === 'undefined') written = title
}

/** Renders a page, and returns the title it set. */
export function titleWhile<T>(write: () => T): readonly [T, title: string | null] {
  written = null
  return [write(), written]
}

/** Sets the document title from content, such as a member or an outcome; `null` uses the route's. */
export function useOwnTitle(title: string | null): void {
  if (title !== null) note(title)
  useEffect(() => {
    if (title === null) return
    const own = { title }
    change([...titles, own])
    return () => change(titles.filter((one) => one !== own))
  }, [title])
}
