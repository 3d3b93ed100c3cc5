import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { PaymentFailed } from '#ui/art/payment-failed.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Form } from '#ui/field/form.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Link as TextLink } from '#ui/link/link.tsx'
import type { CallError } from '../client.ts'
import { useExplain } from '../shared/use-explain.ts'
import { useFormat } from '../shared/use-format.ts'
import { MethodChoice } from './method-choice.tsx'
import { bundlesQuery, type Order } from './queries.ts'

type Props = {
  readonly order: Order
  readonly busy: boolean
  readonly error: CallError | null
  readonly onRetry: (method: string) => void
}

/** A payment that came to nothing: the same order can be paid another way (spec §4). */
export function FailedOrder({ order, busy, error, onRetry }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const explain = useExplain()
  const { data: offered } = useQuery(bundlesQuery)
  const [method, choose] = useState<string | null>(null)
  const [missing, setMissing] = useState(false)
  const money = format.money(order.total)
  return (
    <Stack gap="l">
      <EmptyState level={1} art={<PaymentFailed />} title={t('order.failed.title')}>
        {t('order.failed.text', { money })}
      </EmptyState>
      <Form
        label={t('order.failed.retry', { money })}
        onSubmit={() => (method === null ? setMissing(true) : onRetry(method))}
      >
        <MethodChoice
          methods={offered?.methods ?? []}
          value={method}
          missing={missing}
          onChoose={(id) => {
            setMissing(false)
            choose(id)
          }}
        />
        {error && <Alert tone="danger">{explain(error)}</Alert>}
        <Button type="submit" tone="trust" size="l" wide busy={busy}>
          {t('order.failed.retry', { money })}
        </Button>
        <TextLink asChild alone>
          <Link to="/credits">{t('order.failed.other')}</Link>
        </TextLink>
      </Form>
    </Stack>
  )
}
