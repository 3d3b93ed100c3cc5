import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { tabStore } from '../shared/tab-store.ts'
import { keepForm, type Owner, readForm, VISITOR } from './form-drafts.ts'
import { userQuery } from './queries.ts'

/** Who fills the form in. Whoever did when it opened: a session may end while one types. */
function useOwner(): Owner {
  const { data: user } = useQuery(userQuery)
  const [owner] = useState(user?.id ?? VISITOR)
  return owner
}

/** A form's value, and the ways to change it and to let go of it. */
export type FormDraft<T> = {
  readonly value: T
  /** Whether it was typed before: ahead of a reload, or of a session that ended. */
  readonly restored: boolean
  readonly change: (value: T) => void
  /** To be called when it is saved or given up. */
  readonly drop: () => void
}

type FormDraftOptions<T> = {
  readonly name: string
  readonly start: () => T
  /** The form as it was kept; `null` when there is none, or none that can be read any more. */
  readonly read: (kept: unknown) => T | null
  /** What is kept of it: all but its secrets. */
  readonly kept?: (value: T) => unknown
}

/** Reads a kept form by its shape. */
export const ofShape =
  <T>(shape: v.GenericSchema<unknown, T>) =>
  (kept: unknown): T | null =>
    v.is(shape, kept) ? v.parse(shape, kept) : null

/** What is typed into a form, which outlives a reload and the end of a session: it waits in this tab for the same member. */
export function useFormDraft<T>({
  name,
  start,
  read,
  kept = (value) => value,
}: FormDraftOptions<T>): FormDraft<T> {
  const owner = useOwner()
  const [found] = useState(() => read(readForm(tabStore(), owner, name)))
  const [value, setValue] = useState(() => found ?? start())
  const [restored, setRestored] = useState(found !== null)
  return {
    value,
    restored,
    change: (next) => {
      keepForm(tabStore(), owner, name, kept(next))
      setValue(next)
    },
    drop: () => {
      keepForm(tabStore(), owner, name, null)
      setRestored(false)
    },
  }
}

/** Which sheet or dialog is open, by a name; it opens again after a reload, and when the same member is back. */
export function useOpened(name: string) {
  const queries = useQueryClient()
  const owner = useOwner()
  const [opened, setOpened] = useState<string | null>(null)
  // Afterwards, since the server's page has nothing open.
  useEffect(() => {
    const before = readForm(tabStore(), owner, name)
    if (typeof before === 'string') setOpened(before)
    return () => {
      const { id = VISITOR } = queries.getQueryData(userQuery.queryKey) ?? {}
      // Who goes on to another page has left it; whose session ended comes back.
      if (id === owner) keepForm(tabStore(), owner, name, null)
    }
  }, [queries, owner, name])
  const open = (which: string | null) => {
    keepForm(tabStore(), owner, name, which)
    setOpened(which)
  }
  return [opened, open] as const
}
