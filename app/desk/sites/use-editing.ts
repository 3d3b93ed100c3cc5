import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteEntry } from '#core/site/settings.ts'
import { allOf, type Change, changesBetween } from './changes.ts'
import { meanwhileAt } from './meanwhile.ts'
import { askPublished, type DeskSite, fileQuery } from './queries.ts'
import { type Edited, seenOf, useEdited } from './use-edited.ts'
import { useSite } from './use-site.ts'

/** What a publication would change; all of a site of which nothing is published yet. */
type Changing = {
  readonly changes: readonly Change[] | null
  readonly isFirst: boolean
}

/** What is asked before it is done, and what it would change. */
export type Asked = Changing &
  (
    | { readonly kind: 'publish'; readonly version: number }
    | { readonly kind: 'restore'; readonly revision: number; readonly last: number }
    | { readonly kind: 'discard' | 'close' }
  )

const PLAIN: Changing = { changes: null, isFirst: false }

/** A site that is being changed: what was typed, what others did meanwhile, and what is done with it. */
export function useEditing(id: string, site: DeskSite) {
  const queries = useQueryClient()
  const { edited, store, clear, saved } = useEdited(id)
  const { save, publish, discard, restore, close } = useSite(id)
  const [asked, setAsked] = useState<Asked | null>(null)
  const all = [save, publish, discard, restore, close]
  const meanwhile = meanwhileAt(site, edited)

  const publishedNow = async () =>
    (await queries.fetchQuery({ ...fileQuery, staleTime: 0 })).find((entry) => entry.id === id)
  async function changesTo(entry: SiteEntry): Promise<Changing> {
    const now = await publishedNow()
    const { defaults } = site
    const changes = now ? changesBetween(now, entry, defaults) : allOf(entry, defaults)
    return { changes, isFirst: now === undefined }
  }
  async function keep(): Promise<number | null> {
    const version = site.draft?.version ?? null
    if (!edited && version !== null) return site.faults.length === 0 ? version : null
    const sent: Edited = edited ?? { ...seenOf(site), entry: site.entry }
    const done = await save.mutateAsync(sent)
    saved(sent, done.version)
    return done.faults.length === 0 ? done.version : null
  }
  async function askToPublish() {
    const entry = edited?.entry ?? site.entry
    const version = await keep()
    if (version !== null) setAsked({ kind: 'publish', version, ...(await changesTo(entry)) })
  }
  async function askToRestore(revision: number) {
    const changing = await changesTo(await askPublished(id, revision))
    setAsked({ kind: 'restore', revision, last: site.history[0]?.revision ?? 0, ...changing })
  }
  async function run(given: Asked) {
    if (given.kind === 'publish') await publish.mutateAsync(given.version)
    else if (given.kind === 'restore') await restore.mutateAsync(given)
    else if (given.kind === 'close') await close.mutateAsync()
    else {
      if (site.draft) await discard.mutateAsync(site.draft.version)
      clear()
    }
  }
  /** What goes wrong is shown from the calls themselves. */
  const start = (work: () => Promise<unknown>) => {
    for (const call of all) call.reset()
    void work().catch(() => undefined)
  }
  return {
    entry: edited?.entry ?? site.entry,
    isEdited: edited !== null,
    meanwhile,
    asked,
    failure: all.find(({ error }) => error)?.error ?? null,
    isBusy: all.some(({ isPending }) => isPending),
    change: (entry: SiteEntry) => store({ ...(edited ?? seenOf(site)), entry }),
    save: () => start(keep),
    askToPublish: () => start(askToPublish),
    askToRestore: (revision: number) => start(() => askToRestore(revision)),
    ask: (kind: 'discard' | 'close') => setAsked({ ...PLAIN, kind }),
    answer: (isYes: boolean) => {
      setAsked(null)
      if (isYes && asked) start(() => run(asked))
    },
    /** Goes on with what is here, now that what a colleague did was seen. */
    keepMine: () => store({ ...seenOf(site), entry: edited?.entry ?? site.entry }),
    /** Gives up what is here for what a colleague did. */
    takeTheirs: () => (edited ? clear() : setAsked({ ...PLAIN, kind: 'discard' })),
  }
}

export type Editing = ReturnType<typeof useEditing>
