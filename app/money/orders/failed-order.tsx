import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { PaymentFailed } from '#ui/art/scenes/payment-failed.tsx'
import { PayBar } from '#ui/patterns/pay-bar/pay-bar.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link as TextLink } from '#ui/primitives/link/link.tsx'
import type { CallError } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { MethodChoice } from '../checkout/method-choice.tsx'
import { PriceAlert } from '../checkout/price-alert.tsx'
import type { Price } from '../checkout/seen-price.ts'
import { useOrderWords } from '../checkout/use-order-words.ts'
import { useSeenPrice } from '../checkout/use-seen-price.ts'
import { choiceOf, termsOf } from '../credits/methods.ts'
import { VatNote } from '../credits/price-note.tsx'
import { bundlesQuery, type Order } from '../credits/queries.ts'
import { useOutcomeTitle } from './use-outcome-title.ts'

type Props = {
  readonly order: Order
  /** Current price of a retry. */
  readonly total: Money
  readonly busy: boolean
  readonly error: CallError | null
  readonly onRetry: (method: string) => void
}

/** A failed payment: the order can be paid by another method (spec §4). */
export function FailedOrder({ order, total, busy, error, onRetry }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const title = useOutcomeTitle(order)
  const format = useFormat()
  const words = useOrderWords()
  const { data: offered } = useQuery(bundlesQuery)
  const [picked, choose] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const { seen, isAgreed } = useSeenPrice(useRetryPrice(order, total))
  // A provider's `failed` may be a payment that was left until it expired: only `cancelled` is certain.
  const cancelled = order.state === 'cancelled'
  // What failed fails again more often than not. Who cancelled may have meant to pay that way all the same.
  const proposed = cancelled || offered?.methods.length === 1 ? order.method : null
  const method = offered ? choiceOf(picked ?? proposed, offered) : null
  const money = format.money(total)
  const before = order.retry?.before
  return (
    <Stack gap="l">
      <EmptyState level={1} art={<PaymentFailed />} title={title}>
        <Stack gap="xs" align="center">
          <span>
            {before
              ? t('order.failed.text-now', { money, before: format.money(before) })
              : t('order.failed.text', { money })}
          </span>
          {/* Not every payment can be cancelled. One that came all the same was sent back if another order was paid. */}
          {cancelled && order.sent_back.length === 0 && <span>{t('order.cancelled.late')}</span>}
        </Stack>
      </EmptyState>
      {order.replaced_by !== null && (
        <Alert
          tone="info"
          action={
            <TextLink asChild alone>
              <Link to="/transactions/{-$id}" params={{ id: order.replaced_by }}>
                {t('order.failed.newer')}
              </Link>
            </TextLink>
          }
        >
          {t('order.failed.replaced')}
        </Alert>
      )}
      <Form
        label={t('checkout.title')}
        onSubmit={() => {
          if (method === null) setMissing(true)
          else if (isAgreed()) onRetry(method)
        }}
      >
        <MethodChoice
          offered={offered}
          value={method}
          missing={missing}
          onChoose={(id) => {
            setMissing(false)
            choose(id)
          }}
        />
        <VatNote vat={order.vat} />
        <PayBar
          what={t('common:credits', { count: order.credits })}
          note={t('checkout.once')}
          terms={t(termsOf(method))}
          alert={<PriceAlert seen={seen} error={error} />}
        >
          <Button type="submit" tone="trust" size="l" wide busy={busy}>
            {words(total, method)}
          </Button>
        </PayBar>
        <Inline justify="center">
          <TextLink asChild alone>
            <Link to="/credits">{t('order.failed.other')}</Link>
          </TextLink>
        </Inline>
      </Form>
    </Stack>
  )
}

/** The price of a retry: when its discount ends is not said. */
function useRetryPrice({ retry, discount }: Order, { amount, currency }: Money): Price {
  const code = (retry ?? { discount }).discount?.code ?? null
  return useMemo(
    () => ({
      total: { amount, currency },
      now: null,
      discount: code === null ? null : { code, until: null },
    }),
    [amount, currency, code],
  )
}
