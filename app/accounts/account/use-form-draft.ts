import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { OPENED, type Owner, readForm, storeForm, VISITOR } from './form-drafts.ts'
import { userQuery } from './queries.ts'

/** The form's owner, fixed when it opens: a session may end while typing. */
function useOwner(): Owner {
  const { data: user } = useQuery(userQuery)
  const [owner] = useState(user?.id ?? VISITOR)
  return owner
}

/** A form's value, with functions to change and discard it. */
export type FormDraft<T> = {
  readonly value: T
  /** Whether it was restored, after a reload or the end of a session. */
  readonly restored: boolean
  readonly change: (value: T) => void
  /** Call when it is saved or cancelled. */
  readonly drop: () => void
}

type FormDraftOptions<T> = {
  readonly name: string
  readonly start: () => T
  /** Parses a stored draft; `null` if none or invalid. */
  readonly read: (stored: unknown) => T | null
  /** What is stored: all but secrets. */
  readonly stored?: (value: T) => unknown
}

/** Parses a stored draft by its schema. */
export const bySchema =
  <T>(shape: v.GenericSchema<unknown, T>) =>
  (stored: unknown): T | null =>
    v.is(shape, stored) ? v.parse(shape, stored) : null

/** Form state that survives a reload and the end of a session: in session storage, per member. */
export function useFormDraft<T>({
  name,
  start,
  read,
  stored = (value) => value,
}: FormDraftOptions<T>): FormDraft<T> {
  const owner = useOwner()
  // The server's HTML has no drafts.
  const hydrated = useHydrated()
  const readStored = () => read(readForm(tabStore(), owner, name))
  const [found, setFound] = useState(() => (hydrated ? readStored() : undefined))
  if (hydrated && found === undefined) setFound(readStored())
  const [first] = useState(start)
  const [typed, setTyped] = useState<T | null>(null)
  const [dropped, setDropped] = useState(false)
  return {
    value: typed ?? found ?? first,
    restored: !!found && !dropped,
    change: (next) => {
      // Nothing is typed where all is as it began.
      const same = JSON.stringify(next) === JSON.stringify(first)
      storeForm(tabStore(), owner, name, same ? null : stored(next))
      setTyped(next)
    },
    drop: () => {
      storeForm(tabStore(), owner, name, null)
      setDropped(true)
    },
  }
}

/** Name of the open sheet or dialog; reopened after a reload, and when the same member is back. */
export function useOpened(of: string) {
  const name = `${OPENED}${of}`
  const queries = useQueryClient()
  const owner = useOwner()
  const [opened, setOpened] = useState<string | null>(null)
  // In an effect, since the server renders it closed.
  useEffect(() => {
    const before = readForm(tabStore(), owner, name)
    if (typeof before === 'string') setOpened(before)
    return () => {
      const { id = VISITOR } = queries.getQueryData(userQuery.queryKey) ?? {}
      // Navigating closes it; the end of a session does not.
      if (id === owner) storeForm(tabStore(), owner, name, null)
    }
  }, [queries, owner, name])
  const open = (which: string | null) => {
    storeForm(tabStore(), owner, name, which)
    setOpened(which)
  }
  return [opened, open] as const
}
