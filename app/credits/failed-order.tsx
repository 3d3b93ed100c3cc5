import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { PaymentFailed } from '#ui/art/payment-failed.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Form } from '#ui/field/form.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Link as TextLink } from '#ui/link/link.tsx'
import { PayBar } from '#ui/pay-bar/pay-bar.tsx'
import type { CallError } from '../client/client.ts'
import { useFormat } from '../shared/use-format.ts'
import { useExplain } from '../site/use-explain.ts'
import { MethodChoice } from './method-choice.tsx'
import { choiceOf } from './methods.ts'
import { bundlesQuery, type Order } from './queries.ts'

type Props = {
  readonly order: Order
  /** What it costs now. */
  readonly total: Money
  readonly busy: boolean
  readonly error: CallError | null
  readonly onRetry: (method: string) => void
}

/** A payment that came to nothing: the same order can be paid another way (spec §4). */
export function FailedOrder({ order, total, busy, error, onRetry }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const explain = useExplain()
  const { data: offered } = useQuery(bundlesQuery)
  const [picked, choose] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  // The way it was tried before, unless another is picked: most payments fail by a slip.
  const method = offered ? choiceOf(picked ?? order.method, offered) : null
  const money = format.money(total)
  const before = format.money(order.total)
  return (
    <Stack gap="l">
      <EmptyState level={1} art={<PaymentFailed />} title={t('order.failed.title')}>
        {money === before
          ? t('order.failed.text', { money })
          : t('order.failed.text-now', { money, before })}
      </EmptyState>
      {order.replaced_by !== null && (
        <Alert tone="info">
          {t('order.failed.replaced')}{' '}
          <TextLink asChild>
            <Link to="/transactions/{-$id}" params={{ id: order.replaced_by }}>
              {t('order.failed.newer')}
            </Link>
          </TextLink>
        </Alert>
      )}
      <Form
        label={t('order.failed.retry', { money })}
        onSubmit={() => (method === null ? setMissing(true) : onRetry(method))}
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
        <PayBar
          what={t('common:credits', { count: order.credits })}
          note={t('checkout.once')}
          alert={error && <Alert tone="danger">{explain(error)}</Alert>}
        >
          <Button type="submit" tone="trust" size="l" wide busy={busy}>
            {t('order.failed.retry', { money })}
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
