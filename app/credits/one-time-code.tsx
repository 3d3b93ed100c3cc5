import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEBIT_CODE } from '#core/orders/direct-debit.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Form } from '#ui/field/form.tsx'
import { OtpField } from '#ui/field/otp-field.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { DevMailbox } from '../account/dev-mailbox.tsx'
import type { CallError } from '../client/client.ts'
import { companyQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import type { ToldDebit } from './debit.machine.ts'
import { secondsOf, useRemaining } from './use-remaining.ts'

type Props = {
  readonly debit: ToldDebit
  /** What is debited, written for the reader. */
  readonly money: string
  readonly busy: boolean
  /** Whether another code was asked for just now. */
  readonly resent: boolean
  readonly error: CallError | null
  readonly onConfirm: (otp: string) => void
  readonly onAgain: () => void
  readonly onChange: () => void
}

/** The code from the phone, and what typing it over allows. */
export function OneTimeCode(props: Props) {
  const { debit, money, busy, resent, error, onConfirm, onAgain, onChange } = props
  const { t } = useTranslation(['credits', 'common'])
  const { data: company } = useQuery(companyQuery)
  const [otp, setOtp] = useState('')
  const [short, setShort] = useState(false)
  const about = useCodeFault(error)
  const { next_code_at: until, now, receivedAt } = debit
  const wait = useRemaining({ until, now, receivedAt }) ?? 0

  const send = () => {
    const whole = otp.length === DEBIT_CODE.digits
    setShort(!whole)
    if (whole) onConfirm(otp)
  }
  return (
    <Dialog
      title={t('otp.title')}
      open
      onClose={onChange}
      dismissible={!busy}
      closeLabel={t('common:close')}
    >
      <Form label={t('otp.title')} gap="m" onSubmit={send}>
        <Stack gap="xs">
          <Text>{t('otp.text', { phone: debit.phone })}</Text>
          <DevMailbox />
        </Stack>
        <OtpField
          label={t('otp.code')}
          value={otp}
          onValueChange={(typed) => {
            setOtp(typed)
            setShort(false)
          }}
          error={short ? t('otp.incomplete') : about.field}
        />
        {resent && <Alert tone="success">{t('otp.resent')}</Alert>}
        {about.other && <Alert tone="danger">{about.other}</Alert>}
        <Text size="s" tone="muted">
          {t('otp.agree', { company: company?.name ?? '', money, iban: debit.iban })}
        </Text>
        <Stack gap="xs">
          <Button type="submit" tone="trust" size="l" wide busy={busy}>
            {t('otp.confirm', { money })}
          </Button>
          <Button wide disabled={busy || wait > 0} onClick={onAgain}>
            {wait > 0 ? t('otp.again-in', { seconds: secondsOf(wait) }) : t('otp.again')}
          </Button>
          <Button tone="bare" wide disabled={busy} onClick={onChange}>
            {t('otp.change')}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  )
}

/** What is wrong, beside the code or beneath it. */
function useCodeFault(error: CallError | null): {
  readonly field?: string
  readonly other?: string
} {
  const { t } = useTranslation('credits')
  const explain = useExplain()
  if (!error) return {}
  if (error.code === 'code.invalid') {
    const left = error.left > 0 ? t('otp.left', { count: error.left }) : t('otp.spent')
    return { field: `${explain(error)}. ${left}` }
  }
  return error.code === 'code.expired' ? { field: explain(error) } : { other: explain(error) }
}
