import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DEBIT_CODE } from '#core/money/direct-debit.ts'
import type { Money } from '#core/shared/money.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { OtpField } from '#ui/primitives/field/otp-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DevMailbox } from '../../accounts/account/dev-mailbox.tsx'
import type { CallError } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { secondsOf, useRemaining } from '../credits/use-remaining.ts'
import type { ReceivedDebit } from './debit.machine.ts'
import { MandateText } from './mandate-text.tsx'

type Props = {
  readonly debit: ReceivedDebit
  /** The amount. */
  readonly total: Money
  readonly busy: boolean
  /** Whether another code was just requested. */
  readonly resent: boolean
  readonly error: CallError | null
  readonly onConfirm: (otp: string) => void
  readonly onAgain: () => void
  readonly onChange: () => void
}

/** The code from the phone, and what it authorises. */
export function OneTimeCode(props: Props) {
  const { debit, total, busy, resent, error, onConfirm, onAgain, onChange } = props
  const { t } = useTranslation(['credits', 'common'])
  const money = useFormat().money(total)
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
        {debit.offered && <Mandate debit={debit} offered={debit.offered} total={total} />}
        <Stack gap="xs">
          {/* By the buttons: the mandate is longer than a phone's screen. */}
          {resent && <Alert tone="success">{t('otp.resent')}</Alert>}
          {about.other && <Alert tone="danger">{about.other}</Alert>}
          <Button type="submit" tone="trust" size="l" wide busy={busy}>
            {t('checkout.pay', { money })}
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

type MandateProps = Pick<Props, 'debit' | 'total'> & {
  readonly offered: NonNullable<ReceivedDebit['offered']>
}

/** The mandate between code and button: it cannot be missed. */
function Mandate({ debit: { now }, offered, total }: MandateProps) {
  const { t } = useTranslation('credits')
  return (
    <Surface as="section" tone="trust" inset="m" label={t('mandate.title')}>
      <Stack gap="s">
        <Heading level={3} size="m">
          {t('mandate.title')}
        </Heading>
        <MandateText mandate={offered} total={total} date={now} />
        <Text size="s" weight="semibold">
          {t('mandate.sign')}
        </Text>
      </Stack>
    </Surface>
  )
}

/** Errors, beside or below the code. */
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
