import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { EventFromLogic } from 'xstate'
import type { DeletionReason } from '#core/accounts/account.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import type { deletionMachine } from './deletion.machine.ts'
import type { DeletionStep } from './deletion-step.ts'

export type DeletionAnswersProps = {
  readonly step: DeletionStep
  readonly busy: boolean
  readonly reason: DeletionReason | null
  /** The code of an accepted discount. */
  readonly code: string | null
  /** The refundable amount, formatted. */
  readonly money: string
  readonly send: (event: EventFromLogic<typeof deletionMachine>) => void
  readonly onClose: () => void
}

/** Buttons of each deletion step; staying is always one of them. */
export function DeletionAnswers({
  step,
  busy,
  reason,
  code,
  money,
  send,
  onClose,
}: DeletionAnswersProps) {
  const { t } = useTranslation(['settings', 'common'])
  const stay = (
    <Button disabled={busy} onClick={onClose}>
      {t('leave.stay')}
    </Button>
  )
  switch (step) {
    case 'asking':
      return (
        <>
          <Button tone="danger" busy={busy} onClick={() => send({ type: 'leave', reason })}>
            {t('common:next')}
          </Button>
          {stay}
        </>
      )
    case 'refunding':
      return (
        <>
          <Button tone="trust" busy={busy} onClick={() => send({ type: 'refund' })}>
            {t('refund-offer.take', { money })}
          </Button>
          <Button disabled={busy} onClick={() => send({ type: 'skip' })}>
            {t('refund-offer.skip')}
          </Button>
          {stay}
        </>
      )
    case 'offering':
      return (
        <>
          <Button tone="danger" disabled={busy} onClick={() => send({ type: 'skip' })}>
            {t('leave.skip')}
          </Button>
          {stay}
        </>
      )
    case 'confirming':
      return (
        <>
          <Button tone="danger" busy={busy} onClick={() => send({ type: 'confirm' })}>
            {t('leave.confirm')}
          </Button>
          {stay}
        </>
      )
    case 'stayed':
      return (
        <>
          {code !== null && (
            <Button asChild tone="trust">
              <Link to="/credits" search={{ code }} onClick={onClose}>
                {t('leave.use-code')}
              </Link>
            </Button>
          )}
          <Button asChild>
            <Link to="/members" onClick={onClose}>
              {t('leave.on')}
            </Link>
          </Button>
        </>
      )
  }
}
