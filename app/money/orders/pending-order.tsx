import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PaymentPending } from '#ui/art/scenes/payment-pending.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Spinner } from '#ui/primitives/spinner/spinner.tsx'
import type { CallError } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useMethods } from '../credits/methods.ts'
import type { Order } from '../credits/queries.ts'
import { needsMandate } from '../direct-debit/mandate.ts'
import { MandateLine } from '../direct-debit/mandate-line.tsx'
import { pendingKindOf, useOutcomeTitle } from './use-outcome-title.ts'

type Props = {
  readonly order: Order
  /** Connection lost: will reconnect. */
  readonly interrupted: boolean
  readonly busy: boolean
  readonly error: CallError | null
  readonly onCancel: () => void
}

/** A pending payment: what it waits for, and possible actions. */
export function PendingOrder({ order, interrupted, busy, error, onCancel }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const explain = useExplain()
  const shown = useMethods()
  const money = format.money(order.total)
  const title = useOutcomeTitle(order)
  const text = t(`order.${pendingKindOf(order)}.text` as const, { money })
  return (
    <EmptyState
      level={1}
      art={<PaymentPending />}
      title={title}
      actions={
        <>
          {needsMandate(order) && (
            <Button asChild tone="trust">
              <Link to="/directdebit" search={{ order: order.id }}>
                {t('order.unsigned.go')}
              </Link>
            </Button>
          )}
          {/* A direct debit runs by itself: nothing more to pay. Not the main action: who comes back has mostly paid. */}
          {order.checkout_url && !order.mandate && (
            <Button asChild>
              <a href={order.checkout_url}>{t('order.pending.pay')}</a>
            </Button>
          )}
          <Button tone="bare" busy={busy} onClick={onCancel}>
            {t('order.pending.cancel')}
          </Button>
        </>
      }
    >
      <Stack gap="s" align="center">
        <span>{text}</span>
        {order.mandate && <MandateLine mandate={order.mandate} />}
        {order.method && !order.mandate && (
          <span>{t('order.pending.method', { method: shown(order.method).within })}</span>
        )}
        {interrupted ? (
          <Alert tone="warning" icon="offline">
            {t('order.pending.interrupted')}
          </Alert>
        ) : (
          !needsMandate(order) && <Spinner label={title} />
        )}
        {error && <Alert tone="danger">{explain(error)}</Alert>}
      </Stack>
    </EmptyState>
  )
}
