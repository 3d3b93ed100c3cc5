import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { checkEmail } from '#core/accounts/email.ts'
import type { User } from '../../accounts/account/queries.ts'
import { useFormDraft } from '../../accounts/account/use-form-draft.ts'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { urlDomains } from '../../shared/url-domains.ts'

/** The form of an email change: what is typed, what is wrong with it, and what became of it. */
export function useEmailChange({ status }: User) {
  const queries = useQueryClient()
  // Not the password, which is asked for again.
  const typed = useFormDraft({
    name: 'settings.email',
    start: () => '',
    read: (stored) => (typeof stored === 'string' && stored !== '' ? stored : null),
  })
  const email = typed.value
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<CallError | null>(null)
  const unconfirmed = status === 'not_confirmed'
  const change = useMutation({
    mutationFn: ({ email }: { readonly email: string; readonly unconfirmed: boolean }) =>
      answered(api.account.email.put({ email, password })),
    onSuccess: async () => {
      typed.drop()
      setPassword('')
      setTried(false)
      setRefused(null)
      await invalidate(queries, { type: 'account' })
    },
    onError: (error) => setRefused(errorOf(error)),
  })
  const submit = () => {
    const checked = checkEmail(urlDomains, email)
    setTried(true)
    setRefused(checked.ok ? null : checked.error)
    if (checked.ok && password !== '') change.mutate({ email, unconfirmed })
  }
  const cancel = () => {
    typed.change('')
    typed.drop()
    setPassword('')
    setTried(false)
    setRefused(null)
  }
  return {
    typed,
    password,
    setPassword,
    passwordMissing: tried && password === '',
    refused,
    unconfirmed,
    change,
    submit,
    cancel,
  }
}
