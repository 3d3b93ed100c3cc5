import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useMethods } from '../../money/credits/methods.ts'
import { useFormat } from '../../shared/use-format.ts'
import { MemberLink } from '../members/member-link.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import { OrderNumber } from './order-number.tsx'
import type { ListedOrder } from './queries.ts'

export type OrderTableProps = {
  readonly caption: string
  readonly orders: readonly ListedOrder[]
}

/** Orders in a list: which, whose, how they stand, how they were paid, and for how much. */
export function OrderTable({ caption, orders }: OrderTableProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases', 'credits'])
  const format = useFormat()
  const method = useMethods()
  return (
    <Table
      caption={caption}
      rows={orders}
      keyOf={({ id }) => id}
      columns={[
        {
          title: t('desk-cases:column.order'),
          cell: (order) => (
            <OrderNumber order={order}>{format.moment(order.placed_at)}</OrderNumber>
          ),
        },
        {
          title: t('order.member'),
          cell: ({ member, state, method: id, site, code }) => (
            <Stack gap="none">
              <MemberLink member={member} />
              <TwoLines facts={[id && method(id).name, code, site]}>
                {t(`credits:orders.state.${state}`)}
              </TwoLines>
            </Stack>
          ),
        },
        {
          title: t('desk-cases:column.total'),
          kind: 'amount',
          cell: ({ total, returned }) => (
            <Stack gap="none">
              <span>{format.money(total)}</span>
              {returned.amount > 0 && (
                <Text as="span" size="xs" tone="muted">
                  {`−${format.money(returned)}`}
                </Text>
              )}
            </Stack>
          ),
        },
      ]}
    />
  )
}
