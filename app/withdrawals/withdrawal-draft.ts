import { useEffect, useState } from 'react'
import { checkEmail } from '#core/accounts/email.ts'
import { readForm, storeForm, VISITOR } from '../account/form-drafts.ts'
import { newId } from '../shared/new-id.ts'
import { tabStore } from '../storage/tab-store.ts'

/** The form without login; its id is the idempotency key. */
export type WithdrawalDraft = {
  readonly id: string
  readonly number: string
  readonly name: string
  readonly email: string
}

export type WithdrawalField = Exclude<keyof WithdrawalDraft, 'id'>

const FORM = 'withdrawal'

const empty = (): WithdrawalDraft => ({ id: newId(), number: '', name: '', email: '' })

const isBlank = ({ number, name, email }: WithdrawalDraft) => number + name + email === ''

/** Whether it can be submitted: nothing is empty, and the address is one that signup takes. */
export const isComplete = ({ number, name, email }: WithdrawalDraft): boolean =>
  number.trim() !== '' && name.trim() !== '' && checkEmail(email).ok

/** Parses a stored draft. */
export function readWithdrawal(stored: unknown): WithdrawalDraft | null {
  if (typeof stored !== 'object' || stored === null) return null
  const values = new Map<string, unknown>(Object.entries(stored))
  const texts = (['id', 'number', 'name', 'email'] as const).map((name) => values.get(name))
  if (!texts.every((text) => typeof text === 'string')) return null
  const [id = '', number = '', name = '', email = ''] = texts
  return { id, number, name, email }
}

/** Draft state that survives a reload. */
export function useWithdrawalDraft() {
  const [draft, setDraft] = useState(empty)
  // In an effect, since the server renders it empty.
  useEffect(() => {
    const stored = readWithdrawal(readForm(tabStore(), VISITOR, FORM))
    // What was typed before hydration is newer.
    if (stored) setDraft((before) => (isBlank(before) ? stored : before))
  }, [])
  const change = (part: Partial<WithdrawalDraft>) =>
    setDraft((before) => {
      const next = { ...before, ...part }
      storeForm(tabStore(), VISITOR, FORM, isBlank(next) ? null : next)
      return next
    })
  /** Once sent it is not stored; another address needs another id. */
  const renew = () => {
    storeForm(tabStore(), VISITOR, FORM, null)
    setDraft((before) => ({ ...before, id: newId() }))
  }
  return { draft, change, renew }
}
