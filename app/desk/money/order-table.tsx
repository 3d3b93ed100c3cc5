import { useTranslation } from 'react-i18next'
import { CaseTable } from '#ui/patterns/case-table/case-table.tsx'
import { useMethods } from '../../money/credits/methods.ts'
import { useFormat } from '../../shared/use-format.ts'
import { DeskLink } from '../desk-link.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { useFace } from '../members/use-face.ts'
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
  const face = useFace()
  return (
    <CaseTable
      caption={caption}
      title={t('desk-cases:column.order')}
      rows={orders}
      keyOf={({ id }) => id}
      subjectOf={({ id, number, member, method: way, code, site }) => ({
        to: <DeskLink to={`/desk/orders/${id}`} />,
        title: number,
        face: face(member),
        notes: [way && method(way).name, code, site],
      })}
      columns={[
        { title: t('order.member'), cell: ({ member }) => <MemberLink member={member} /> },
        {
          title: t('desk-cases:column.state'),
          cell: ({ state }) => t(`credits:orders.state.${state}`),
        },
        {
          title: t('order.placed'),
          kind: 'age',
          spare: true,
          cell: ({ placed_at }) => format.moment(placed_at),
        },
        {
          title: t('desk-cases:column.total'),
          kind: 'amount',
          cell: ({ total, returned }) =>
            returned.amount > 0
              ? `${format.money(total)} −${format.money(returned)}`
              : format.money(total),
        },
      ]}
    />
  )
}
