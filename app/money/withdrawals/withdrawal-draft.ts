import { useEffect, useState } from 'react'
import * as v from 'valibot'
import { checkEmail } from '#core/accounts/email.ts'
import { readForm, storeForm, VISITOR } from '../../accounts/account/form-drafts.ts'
import { bySchema } from '../../accounts/account/use-form-draft.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { newId } from '../../shared/new-id.ts'
import { urlDomains } from '../../shared/url-domains.ts'

const Shape = v.object({ id: v.string(), number: v.string(), name: v.string(), email: v.string() })

/** The form without login; its id is the idempotency key. */
export type WithdrawalDraft = Readonly<v.InferOutput<typeof Shape>>

export type WithdrawalField = Exclude<keyof WithdrawalDraft, 'id'>

const FORM = 'withdrawal'

const empty = (): WithdrawalDraft => ({ id: newId(), number: '', name: '', email: '' })

const isBlank = ({ number, name, email }: WithdrawalDraft) => number + name + email === ''

/** Whether it can be submitted: nothing is empty, and the address is one that signup takes. */
export const isComplete = ({ number, name, email }: WithdrawalDraft): boolean =>
  number.trim() !== '' && name.trim() !== '' && checkEmail(urlDomains, email).ok

/** Parses a stored draft. */
export const readWithdrawal = bySchema(Shape)

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
