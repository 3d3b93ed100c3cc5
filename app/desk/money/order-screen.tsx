import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MainAside } from '#ui/primitives/layout/main-aside.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useOwnTitle } from '../../shared/own-title.ts'
import { CasePage } from '../cases/case-page.tsx'
import { DeskLink } from '../desk-link.tsx'
import { useMay } from '../use-may.ts'
import { HandleOrder } from './handle-order.tsx'
import { OrderEvidence } from './order-evidence.tsx'
import { OrderFacts, OrderPayments } from './order-facts.tsx'
import { OrderHistory } from './order-history.tsx'
import { OrderRefunds } from './order-refunds.tsx'
import { type DeskOrder, orderQuery } from './queries.ts'
import { RefundForm } from './refund-form.tsx'

export type OrderScreenProps = { readonly id: string }

/** An order: price, payments, what went back, what a bank wants to see, and what happened. */
export function OrderScreen({ id }: OrderScreenProps) {
  const { t } = useTranslation('desk-money')
  const { data: order, error, refetch } = useQuery(orderQuery(id))
  useOwnTitle(order ? t('order.title', { number: order.number }) : null)
  return (
    <CasePage loading={t('order.loading')} error={error} onAgain={() => void refetch()}>
      {order ? <Order key={id} order={order} /> : null}
    </CasePage>
  )
}

function Order({ order }: { readonly order: DeskOrder }) {
  const { t } = useTranslation('desk-money')
  const mayAct = useMay()('money')
  return (
    <>
      <Stack gap="xs">
        <Text size="s">
          <Link asChild>
            <DeskLink to="/desk/orders">{t('order.all')}</DeskLink>
          </Link>
        </Text>
        <Heading level={1} size="xl">
          {t('order.title', { number: order.number })}
        </Heading>
      </Stack>
      <MainAside
        aside={
          <Stack gap="l">
            {order.waits && mayAct && <HandleOrder order={order} />}
            <OrderRefunds order={order} />
            {order.refundable && mayAct && (
              <RefundForm order={order} refundable={order.refundable} />
            )}
          </Stack>
        }
        after={
          <Stack gap="l">
            <OrderEvidence order={order} />
            <OrderHistory order={order} />
          </Stack>
        }
      >
        <Stack gap="l">
          <OrderFacts order={order} />
          <OrderPayments order={order} />
        </Stack>
      </MainAside>
    </>
  )
}
