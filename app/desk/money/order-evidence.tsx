import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { OrderPartProps } from './order-facts.tsx'

/** What a bank wants to see: who ordered from where, when it was delivered, and what was used since. */
export function OrderEvidence({ order }: OrderPartProps) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  const { email, email_confirmed_at: confirmed, joined_at: joined, mandate, country } = order
  const { request_country: network, delivered_at: delivered, withdrawals, paid_at: paid } = order
  if (!paid) return null
  const none = t('evidence.unknown')
  const moment = (at: string | null) => (at ? format.moment(at) : none)
  const withdrawn = withdrawals.find(({ confirmed_at }) => confirmed_at !== null)?.confirmed_at
  return (
    <Surface as="section" label={t('evidence.title')}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="l">
            {t('evidence.title')}
          </Heading>
          <Text size="s" tone="muted">
            {t('evidence.lead')}
          </Text>
        </Stack>
        <Facts>
          {email && (
            <Fact name={t('evidence.email')}>
              {confirmed
                ? t('evidence.confirmed', { email, when: format.moment(confirmed) })
                : email}
            </Fact>
          )}
          <Fact name={t('evidence.joined')}>{moment(joined)}</Fact>
          <Fact name={t('evidence.country')}>{country ? format.country(country) : none}</Fact>
          <Fact name={t('evidence.network')}>{network ? format.country(network) : none}</Fact>
          {mandate && (
            <Fact name={t('evidence.mandate')}>
              {t('evidence.signed', {
                reference: mandate.reference,
                when: format.moment(mandate.signed_at),
              })}
            </Fact>
          )}
          <Fact name={t('evidence.delivered')}>{moment(delivered)}</Fact>
          <Fact name={t('evidence.used')}>{format.number(order.used)}</Fact>
          {withdrawn && <Fact name={t('evidence.withdrawal')}>{format.moment(withdrawn)}</Fact>}
        </Facts>
        <Uses order={order} />
      </Stack>
    </Surface>
  )
}

const USES = ['message', 'gift', 'photo'] as const

function Uses({ order: { uses } }: OrderPartProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases', 'credits'])
  const format = useFormat()
  if (uses.length === 0) return null
  const nameOf = (reason: string) => {
    const known = USES.find((one) => one === reason)
    return known ? t(`use.${known}`) : reason
  }
  return (
    <Table
      caption={t('evidence.uses')}
      rows={uses.map((use, nth) => ({ ...use, key: `${nth}` }))}
      keyOf={({ key }) => key}
      columns={[
        { title: t('desk-cases:column.what'), cell: ({ reason }) => nameOf(reason) },
        { title: t('desk-cases:column.when'), cell: ({ at }) => format.moment(at) },
        {
          title: t('credits:ledger.amount'),
          kind: 'amount',
          cell: ({ credits }) => format.number(credits),
        },
      ]}
    />
  )
}
