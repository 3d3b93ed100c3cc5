import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { COMPLAINT_KINDS, type ComplaintKind } from '#core/safety/complaint.ts'
import { readForm, storeForm, VISITOR } from '../../accounts/account/form-drafts.ts'
import { bySchema } from '../../accounts/account/use-form-draft.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { newId } from '../../shared/new-id.ts'
import type { ComplaintSearch } from './complaint-search.ts'

const Shape = v.object({
  id: v.string(),
  /** Earlier versions had other topics. */
  kind: v.fallback(v.picklist([...COMPLAINT_KINDS, '']), ''),
  words: v.string(),
  about: v.string(),
  name: v.string(),
  email: v.string(),
  goodFaith: v.fallback(v.boolean(), false),
})

/** A complaint draft; its id is the idempotency key. */
export type Draft = Readonly<v.InferOutput<typeof Shape>>

const FORM = 'complaint'

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
const readDraft = bySchema(Shape)

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
