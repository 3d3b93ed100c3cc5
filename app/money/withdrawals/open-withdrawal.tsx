import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkEmail, isEmailError } from '#core/accounts/email.ts'
import { asOnReceipt } from '#core/money/withdrawal.ts'
import { localeOf } from '#core/site/locales.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, type CallError, errorOf } from '../../client/client.ts'
import { urlDomains } from '../../shared/url-domains.ts'
import { useFormat } from '../../shared/use-format.ts'
import { MailInstead } from '../../site/mail-instead.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { Statement } from './statement.tsx'
import {
  isComplete,
  useWithdrawalDraft,
  type WithdrawalDraft,
  type WithdrawalField,
} from './withdrawal-draft.ts'

/** The field of a refusal; `null` if none. */
function fieldOf(error: CallError | null): WithdrawalField | null {
  if (error && isEmailError(error)) return 'email'
  if (error?.code !== 'withdrawal.incomplete' && error?.code !== 'withdrawal.too-long') return null
  return error.part
}

/** Withdrawal without a login: by order number and account address, confirmed by a mailed link. */
export function OpenWithdrawal() {
  const { t, i18n } = useTranslation('pages')
  const { draft, change, renew } = useWithdrawalDraft()
  const [step, setStep] = useState<'asking' | 'checking'>('asking')
  const [attempted, setAttempted] = useState(false)
  const [returned, setReturned] = useState(false)
  const language = localeOf(i18n.language)
  const send = useMutation({
    mutationFn: ({ number, ...said }: WithdrawalDraft) =>
      answered(api.withdrawals.post({ ...said, order_number: number, language })),
    onSuccess: renew,
    // Field errors are shown beside the field.
    onError: (error) => fieldOf(errorOf(error)) && setStep('asking'),
  })
  const another = () => {
    send.reset()
    setReturned(true)
    setStep('asking')
  }
  if (send.data) return <Sent {...send.data} onAnother={another} />
  if (step === 'checking') {
    return (
      <Statement
        {...draft}
        number={asOnReceipt(draft.number)}
        outlook={<Text>{t('withdraw.expected.by-mail')}</Text>}
        busy={send.isPending}
        error={send.error}
        onConfirm={() => send.mutate(draft)}
        onChange={() => setStep('asking')}
      />
    )
  }
  return (
    <Fields
      draft={draft}
      attempted={attempted}
      returned={returned}
      error={send.error}
      onChange={(part) => {
        send.reset()
        change(part)
      }}
      onNext={() => {
        setAttempted(true)
        if (isComplete(draft)) setStep('checking')
      }}
    />
  )
}

type FieldsProps = {
  readonly draft: WithdrawalDraft
  /** Whether a submit was attempted: only then are empty fields and a mistyped address errors. */
  readonly attempted: boolean
  /** Back from the sent statement: for another address. */
  readonly returned: boolean
  readonly error: unknown
  readonly onChange: (part: Partial<WithdrawalDraft>) => void
  readonly onNext: () => void
}

function Fields({ draft, attempted, returned, error, onChange, onNext }: FieldsProps) {
  const { t } = useTranslation('pages')
  const explain = useExplain()
  const address = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (returned) address.current?.focus()
  }, [returned])
  const refused = error ? fieldOf(errorOf(error)) : null
  const typed = checkEmail(urlDomains, draft.email)
  const refusedAt = (field: WithdrawalField) => (refused === field ? explain(error) : undefined)
  const errorAt = (field: Exclude<WithdrawalField, 'email'>) =>
    attempted && draft[field].trim() === ''
      ? t(`withdraw.${field}-missing` as const)
      : refusedAt(field)
  return (
    <Form label={t('withdraw.title')} withoutScripts={<MailInstead />} onSubmit={onNext}>
      <TextField
        label={t('withdraw.number')}
        hint={t('withdraw.number-hint')}
        autoComplete="off"
        value={draft.number}
        error={errorAt('number')}
        onValueChange={(number) => onChange({ number })}
      />
      <TextField
        label={t('withdraw.name')}
        autoComplete="name"
        value={draft.name}
        error={errorAt('name')}
        onValueChange={(name) => onChange({ name })}
      />
      <TextField
        ref={address}
        label={t('withdraw.email')}
        hint={t('withdraw.email-hint')}
        type="email"
        autoComplete="email"
        value={draft.email}
        error={attempted && !typed.ok ? explain(typed.error) : refusedAt('email')}
        onValueChange={(email) => onChange({ email })}
      />
      <Button type="submit" tone="trust">
        {t('withdraw.next')}
      </Button>
    </Form>
  )
}

type SentProps = {
  readonly email: string
  readonly order_number: string
  readonly stated_at: string
  readonly onAnother: () => void
}

function Sent({ email, order_number: number, stated_at: at, onAnother }: SentProps) {
  const { t } = useTranslation('pages')
  const format = useFormat()
  return (
    <Stack gap="s">
      <Heading level={2} arrives>
        {t('withdraw.sent.title')}
      </Heading>
      <Text>{t('withdraw.sent.text', { moment: format.moment(at), email, number })}</Text>
      <Inline>
        <Button onClick={onAnother}>{t('withdraw.sent.another')}</Button>
      </Inline>
    </Stack>
  )
}
