import { useState } from 'react'

/** As many as fit a page of a phone. */
const FIRST = 3

/** A list's first, and all of them once asked for. */
export function useFirst<One>(all: readonly One[] | undefined): {
  readonly shown: readonly One[] | undefined
  /** `null` if nothing is left out. */
  readonly showAll: (() => void) | null
} {
  const [whole, setWhole] = useState(false)
  const cut = !whole && (all?.length ?? 0) > FIRST
  return { shown: cut ? all?.slice(0, FIRST) : all, showAll: cut ? () => setWhole(true) : null }
}
