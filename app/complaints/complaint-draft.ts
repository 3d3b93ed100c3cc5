import { useEffect, useState } from 'react'
import { COMPLAINT_KINDS, type ComplaintKind } from '#core/complaints/complaint.ts'
import { keepForm, readForm, VISITOR } from '../account/form-drafts.ts'
import { newId } from '../shared/new-id.ts'
import { tabStore } from '../shared/tab-store.ts'

/** A complaint as it is being written; under its id it is sent once, however often it is tried. */
export type Draft = {
  readonly id: string
  readonly kind: ComplaintKind | ''
  readonly words: string
  readonly about: string
  readonly name: string
  readonly email: string
}

const FORM = 'complaint'
const TEXTS = ['id', 'kind', 'words', 'about', 'name', 'email'] as const

export const isKind = (kind: string): kind is ComplaintKind =>
  (COMPLAINT_KINDS as readonly string[]).includes(kind)

const empty = (email = ''): Draft => ({
  id: newId(),
  kind: '',
  words: '',
  about: '',
  name: '',
  email,
})

/** A draft that was kept in this tab, if it can be read. */
export function readDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null) return null
  const values = new Map<string, unknown>(Object.entries(kept))
  const texts = TEXTS.map((name) => values.get(name))
  if (!texts.every((text) => typeof text === 'string')) return null
  const [id = '', kind = '', words = '', about = '', name = '', email = ''] = texts
  return { id, kind: isKind(kind) ? kind : '', words, about, name, email }
}

/** What is typed of a complaint, which outlives a reload of the tab. `email` is a member's own. */
export function useComplaintDraft(email: string) {
  const [draft, setDraft] = useState<Draft>(() => empty(email))
  // Afterwards, since the server's page has nothing filled in.
  useEffect(() => {
    const kept = readDraft(readForm(tabStore(), VISITOR, FORM))
    if (kept) setDraft(kept)
  }, [])
  // Who the member is may be known later than the form is there.
  useEffect(() => {
    setDraft((before) => (before.email === '' ? { ...before, email } : before))
  }, [email])
  const change = (part: Partial<Draft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      keepForm(tabStore(), VISITOR, FORM, next)
      return next
    })
  const drop = () => {
    keepForm(tabStore(), VISITOR, FORM, null)
    setDraft(empty(email))
  }
  return { draft, change, drop }
}
