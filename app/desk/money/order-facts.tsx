import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useMethods } from '../../money/credits/methods.ts'
import { useFormat } from '../../shared/use-format.ts'
import { Nothing } from '../cases/nothing.tsx'
import { MemberLink } from '../members/member-link.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import type { DeskOrder } from './queries.ts'

export type OrderPartProps = { readonly order: DeskOrder }

/** What was ordered, by whom, for how much, and how it stands. */
export function OrderFacts({ order }: OrderPartProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases', 'credits'])
  const format = useFormat()
  const { state, member, bundle, credits, discount, receipt, returned, vat_rate: rate } = order
  const vat = receipt?.vat?.amount
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('order.facts')}
        </Heading>
        <Facts>
          <Fact name={t('desk-cases:column.state')}>{t(`credits:orders.state.${state}`)}</Fact>
          <Fact name={t('order.member')}>
            <MemberLink member={member} />
          </Fact>
          <Fact name={t('desk-cases:column.site')}>{order.site}</Fact>
          <Fact name={t('order.bundle')}>
            {t('order.bundle-is', { bundle, credits: format.number(credits) })}
          </Fact>
          <Fact name={t('order.price')}>{format.money(order.price)}</Fact>
          {discount && (
            <Fact name={t('order.discount')}>
              {`−${format.money(discount.amount)} (${discount.code}, ${format.off(discount.percentage, discount.amount)})`}
            </Fact>
          )}
          <Fact name={t('order.total')}>{format.money(order.total)}</Fact>
          {rate !== null && (
            <Fact name={t('order.vat')}>
              {[...(vat ? [format.money(vat)] : []), format.percent(rate / 100)].join(', ')}
            </Fact>
          )}
          {returned.amount > 0 && <Fact name={t('order.returned')}>{format.money(returned)}</Fact>}
          <Fact name={t('order.placed')}>{format.moment(order.placed_at)}</Fact>
          {order.paid_at && <Fact name={t('order.paid')}>{format.moment(order.paid_at)}</Fact>}
          {order.withdrawn_at && (
            <Fact name={t('order.withdrawn')}>{format.moment(order.withdrawn_at)}</Fact>
          )}
        </Facts>
      </Stack>
    </Surface>
  )
}

/** Each attempt to pay, with the id that its provider knows it by. */
export function OrderPayments({ order: { payments } }: OrderPartProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases'])
  const format = useFormat()
  const method = useMethods()
  return (
    <Surface as="section">
      {payments.length === 0 ? (
        <Nothing title={t('order.payments')}>{t('order.no-payments')}</Nothing>
      ) : (
        <Table
          caption={t('order.payments')}
          rows={payments}
          keyOf={({ id }) => id}
          columns={[
            {
              title: t('column.method'),
              cell: ({ method: id, provider, reference, state, started_at: at }) => (
                <TwoLines
                  facts={[
                    t(`payment.${state}`),
                    format.moment(at),
                    t('order.reference', {
                      provider,
                      reference: reference ?? t('evidence.unknown'),
                    }),
                  ]}
                >
                  {method(id).name}
                </TwoLines>
              ),
            },
            {
              title: t('desk-cases:column.total'),
              kind: 'amount',
              cell: ({ amount }) => format.money(amount),
            },
          ]}
        />
      )}
    </Surface>
  )
}
