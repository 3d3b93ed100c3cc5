import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stat, Stats } from '#ui/primitives/stat/stat.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { usePolled } from '../use-polled.ts'
import { Part } from './part.tsx'
import { type Delivery, deliveriesQuery } from './queries.ts'
import { RetryAll } from './retry-all.tsx'
import { TwoLines } from './two-lines.tsx'
import { useRetry } from './use-retry.ts'

/** The next ones are for a glance: the figures tell how many there are. */
const NEXT = 10

/** Mails, pushes and texts: what waits, and what was given up. */
export function Deliveries() {
  const { t } = useTranslation('desk-operation')
  const format = useFormat()
  const query = useQuery({ ...deliveriesQuery, ...usePolled() })
  return (
    <Part title={t('deliveries.title')} lead={t('deliveries.lead')} query={query}>
      {({ waiting, due, due_since: since, dead, newest_dead: buried, next }) => (
        <>
          <Stats>
            <Stat label={t('deliveries.waiting')} value={format.number(waiting)} />
            <Stat label={t('deliveries.due')} value={format.number(due)} />
            <Stat label={t('deliveries.dead')} value={format.number(dead)} />
          </Stats>
          {since && (
            <Text size="s" tone="muted">
              {t('deliveries.due-since', { when: format.moment(since) })}
            </Text>
          )}
          {buried.length > 0 && <Dead number={dead} deliveries={buried} />}
          {next.length > 0 && <Next deliveries={next.slice(0, NEXT)} />}
        </>
      )}
    </Part>
  )
}

type DeadProps = { readonly number: number; readonly deliveries: readonly Delivery[] }

function Dead({ number, deliveries }: DeadProps) {
  const { t } = useTranslation('desk-operation')
  const format = useFormat()
  const { retry, busy } = useRetry({
    retry: (id) => answered(api.desk.deliveries.retry.post({ id })),
    said: ({ retried }) => t('deliveries.retried', { number: format.number(retried) }),
  })
  return (
    <>
      <Table
        caption={t('deliveries.dead')}
        rows={deliveries}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('what'),
            cell: (one) => <DeliveryCell delivery={one} />,
          },
          {
            title: t('retry.column'),
            kind: 'amount',
            cell: ({ id, kind }) => (
              <Button
                size="s"
                icon="retry"
                busy={busy === id}
                aria-label={t('retry.one', { what: t(`kind.${kind}` as const) })}
                onClick={() => retry(id)}
              >
                {t('retry.short')}
              </Button>
            ),
          },
        ]}
      />
      {number > 1 && (
        <RetryAll
          title={t('deliveries.retry-all-title')}
          number={number}
          busy={busy === 'all'}
          onRetry={() => retry('all')}
        />
      )}
    </>
  )
}

function Next({ deliveries }: { readonly deliveries: readonly Delivery[] }) {
  const { t } = useTranslation('desk-operation')
  return (
    <Table
      caption={t('deliveries.next')}
      rows={deliveries}
      keyOf={({ id }) => id}
      columns={[{ title: t('what'), cell: (one) => <DeliveryCell delivery={one} /> }]}
    />
  )
}

/** What it is, how it failed, and when it was given up or comes next; never to whom. */
function DeliveryCell({ delivery }: { readonly delivery: Delivery }) {
  const { t } = useTranslation('desk-operation')
  const format = useFormat()
  const { kind, channel, attempts, error, due_at: dueAt, died_at: diedAt } = delivery
  return (
    <TwoLines
      wrong={error !== null}
      facts={[
        t(`channel.${channel}` as const),
        error,
        attempts === 0 ? null : t('attempts', { number: format.number(attempts) }),
        diedAt === null
          ? t('deliveries.due-at', { when: format.moment(dueAt) })
          : t('deliveries.died-at', { when: format.moment(diedAt) }),
      ]}
    >
      {t(`kind.${kind}` as const)}
    </TwoLines>
  )
}
