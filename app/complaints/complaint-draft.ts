import { useEffect, useState } from 'react'
import { COMPLAINT_KINDS, type ComplaintKind } from '#core/complaints/complaint-kinds.ts'
import { readForm, storeForm, VISITOR } from '../account/form-drafts.ts'
import { newId } from '../shared/new-id.ts'
import { tabStore } from '../storage/tab-store.ts'
import type { ComplaintSearch } from './complaint-search.ts'

/** A complaint draft; its id is the idempotency key. */
export type Draft = {
  readonly id: string
  readonly kind: ComplaintKind | ''
  readonly words: string
  readonly about: string
  readonly name: string
  readonly email: string
  readonly goodFaith: boolean
}

const FORM = 'complaint'
const TEXTS = ['id', 'kind', 'words', 'about', 'name', 'email'] as const

export const isKind = (kind: string): kind is ComplaintKind =>
  (COMPLAINT_KINDS as readonly string[]).includes(kind)

const kindIn = (text = ''): Draft['kind'] => (isKind(text) ? text : '')

const empty = (email: string, { topic, about = '' }: ComplaintSearch): Draft => ({
  id: newId(),
  kind: kindIn(topic),
  words: '',
  about,
  name: '',
  email,
  goodFaith: false,
})

/** Parses a stored draft. */
export function readDraft(stored: unknown): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const values = new Map<string, unknown>(Object.entries(stored))
  const texts = TEXTS.map((name) => values.get(name))
  if (!texts.every((text) => typeof text === 'string')) return null
  const [id = '', kind = '', words = '', about = '', name = '', email = ''] = texts
  const goodFaith = values.get('goodFaith') === true
  return { id, kind: kindIn(kind), words, about, name, email, goodFaith }
}

/** A stored draft about what the link is about: what was typed is never lost. */
const linked = (draft: Draft, { topic, about }: ComplaintSearch): Draft => ({
  ...draft,
  kind: kindIn(topic) || draft.kind,
  about: about ?? draft.about,
})

/** Draft state that survives a reload. `email` is the member's own. */
export function useComplaintDraft(email: string, link: ComplaintSearch) {
  const [draft, setDraft] = useState<Draft>(() => empty(email, link))
  // In an effect, since the server renders it empty.
  useEffect(() => {
    const stored = readDraft(readForm(tabStore(), VISITOR, FORM))
    if (stored) setDraft(linked(stored, link))
  }, [link])
  // The member may be loaded after the form.
  useEffect(() => {
    setDraft((before) => (before.email === '' ? { ...before, email } : before))
  }, [email])
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      const typed = next.words + next.about + next.name !== ''
      storeForm(tabStore(), VISITOR, FORM, typed ? next : null)
      return next
    })
  const drop = () => {
    storeForm(tabStore(), VISITOR, FORM, null)
    setDraft(empty(email, link))
  }
  return { draft, change, drop }
}
