import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Stat, Stats } from '#ui/primitives/stat/stat.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { logTypeOf } from '../cases/log-types.ts'
import { Nothing } from '../cases/nothing.tsx'
import type { MemberRecord } from '../cases/queries.ts'
import { ReportLines } from '../cases/report-table.tsx'
import { OrderNumber } from '../money/order-number.tsx'

export type MemberHistoryProps = { readonly member: MemberRecord }

/** Reports about a member, and by them, with what was unfounded. */
export function MemberReports({ member }: MemberHistoryProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const { about_them: about, by_them: by, unfounded, paused_until: until } = member
  return (
    <>
      <Surface as="section">
        <ReportLines caption={t('member.about')} reports={about} none={t('member.no-about')} />
      </Surface>
      <Surface as="section">
        <Stack gap="s">
          <ReportLines caption={t('member.by')} reports={by} none={t('member.no-by')} />
          {unfounded > 0 && (
            <Text size="s">{t('member.unfounded', { number: format.number(unfounded) })}</Text>
          )}
          {until && (
            <Text size="s" tone="danger">
              {t('member.paused', { when: format.moment(until) })}
            </Text>
          )}
        </Stack>
      </Surface>
    </>
  )
}

/** Credits and orders in short. */
export function MemberMoney({ member }: MemberHistoryProps) {
  const { t } = useTranslation(['desk-cases', 'credits'])
  const format = useFormat()
  const { credits, orders } = member
  return (
    <Surface as="section">
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('member.money')}
        </Heading>
        <Stats>
          <Stat label={t('member.paid')} value={format.number(credits.paid)} tone="trust" />
          <Stat label={t('member.granted')} value={format.number(credits.granted)} tone="trust" />
        </Stats>
        {orders.length === 0 && <Text tone="muted">{t('member.no-orders')}</Text>}
        {orders.length > 0 && (
          <Table
            caption={t('member.orders')}
            rows={orders}
            keyOf={({ id }) => id}
            columns={[
              {
                title: t('column.order'),
                cell: (order) => (
                  <OrderNumber order={order}>{format.shortDate(order.placed_at)}</OrderNumber>
                ),
              },
              { title: t('column.state'), cell: ({ state }) => t(`credits:orders.state.${state}`) },
              {
                title: t('column.total'),
                kind: 'amount',
                cell: ({ total }) => format.money(total),
              },
            ]}
          />
        )}
      </Stack>
    </Surface>
  )
}

/** What operators decided on a member's photos, when, and by whom; also on photos that were removed. */
export function MemberPhotoHistory({ member }: MemberHistoryProps) {
  const { t } = useTranslation(['desk-cases', 'desk'])
  const format = useFormat()
  const { photo_actions: rows } = member
  return (
    <Surface as="section">
      {rows.length === 0 ? (
        <Nothing title={t('member.photo-history')}>{t('member.no-photo-history')}</Nothing>
      ) : (
        <Table
          caption={t('member.photo-history')}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { title: t('column.what'), cell: (one) => <Decided decided={one} /> },
            { title: t('column.when'), cell: ({ at }) => format.moment(at) },
          ]}
        />
      )}
    </Surface>
  )
}

/** What happened to the account: access, money, safety. */
export function MemberLog({ member }: MemberHistoryProps) {
  const { t } = useTranslation('desk-cases')
  const format = useFormat()
  const rows = member.audit.map((entry, at) => ({ ...entry, key: `${at}` }))
  return (
    <Surface as="section">
      {rows.length === 0 ? (
        <Nothing title={t('member.log')}>{t('member.no-log')}</Nothing>
      ) : (
        <Table
          caption={t('member.log')}
          rows={rows}
          keyOf={({ key }) => key}
          columns={[
            { title: t('column.what'), cell: (entry) => <LogEntry entry={entry} /> },
            { title: t('column.when'), cell: ({ at }) => format.moment(at) },
          ]}
        />
      )}
    </Surface>
  )
}

type Entry = MemberRecord['audit'][number]

const LogEntry = ({ entry: { type, decided } }: { readonly entry: Entry }) =>
  decided ? <Decided decided={decided} /> : <LogType type={type} />

type DecidedProps = {
  readonly decided: Pick<MemberRecord['photo_actions'][number], 'action' | 'by' | 'reason'>
}

function Decided({ decided }: DecidedProps) {
  const { t } = useTranslation('desk')
  const { action, by, reason } = decided
  return (
    <Stack gap="none">
      <span>{t(`action.${action}`)}</span>
      <Text as="span" size="xs" tone="muted">
        {[...(reason ? [t(`reason.${reason}`)] : []), by ?? t('action.command-line')].join(' · ')}
      </Text>
    </Stack>
  )
}

function LogType({ type }: { readonly type: string }) {
  const { t } = useTranslation('desk-cases')
  const known = logTypeOf(type)
  return known ? t(`log.${known}`) : type
}
