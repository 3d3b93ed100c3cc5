import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { answered, api } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { usePolled } from '../use-polled.ts'
import { Part } from './part.tsx'
import { type Consumer, eventsQuery, type Parked } from './queries.ts'
import { RetryAll } from './retry-all.tsx'
import { TwoLines } from './two-lines.tsx'
import { useConsumerName } from './use-consumer-name.ts'
import { useRetry } from './use-retry.ts'

/** How far each consumer of events is, and which events it set aside. */
export function Events() {
  const { t } = useTranslation('desk-operation')
  const query = useQuery({ ...eventsQuery, ...usePolled() })
  return (
    <Part title={t('events.title')} lead={t('events.lead')} query={query}>
      {({ consumers, behind_limit: most, parked }) => (
        <>
          <Consumers consumers={consumers} most={most} />
          {parked.length > 0 && <ParkedEvents parked={parked} />}
        </>
      )}
    </Part>
  )
}

type ConsumersProps = { readonly consumers: readonly Consumer[]; readonly most: number }

function Consumers({ consumers, most }: ConsumersProps) {
  const { t } = useTranslation('desk-operation')
  const nameOf = useConsumerName()
  const format = useFormat()
  const behindText = ({ behind, behind_since: since }: Consumer) =>
    since === null
      ? t('events.level')
      : t(behind < most ? 'events.behind' : 'events.behind-many', {
          number: format.number(behind),
          when: format.moment(since),
        })
  return (
    <Table
      caption={t('events.consumers')}
      rows={consumers}
      keyOf={({ name }) => name}
      columns={[
        {
          title: t('what'),
          cell: (one) => (
            <TwoLines
              wrong={one.failures > 0}
              facts={[
                behindText(one),
                one.retry_at === null
                  ? null
                  : t('events.failed', {
                      number: format.number(one.failures),
                      when: format.moment(one.retry_at),
                    }),
              ]}
            >
              {nameOf(one.name)}
            </TwoLines>
          ),
        },
        { title: t('events.position'), kind: 'amount', cell: ({ position }) => position },
      ]}
    />
  )
}

function ParkedEvents({ parked }: { readonly parked: readonly Parked[] }) {
  const { t } = useTranslation('desk-operation')
  const nameOf = useConsumerName()
  const format = useFormat()
  const { retry, busy } = useRetry({
    retry: (id) => answered(api.desk.events.retry.post({ id })),
    said: ({ handled, failed }) =>
      t('events.retried', { handled: format.number(handled), failed: format.number(failed) }),
  })
  return (
    <>
      <Table
        caption={t('events.parked')}
        rows={parked}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('what'),
            cell: ({ type, error, consumer, parked_at: at }) => (
              <TwoLines
                wrong
                facts={[
                  error,
                  nameOf(consumer),
                  t('events.parked-at', { when: format.moment(at) }),
                ]}
              >
                {type}
              </TwoLines>
            ),
          },
          {
            title: t('retry.column'),
            kind: 'amount',
            cell: ({ id, type }) => (
              <Button
                size="s"
                icon="retry"
                busy={busy === id}
                aria-label={t('retry.one', { what: type })}
                onClick={() => retry(id)}
              >
                {t('retry.short')}
              </Button>
            ),
          },
        ]}
      />
      {parked.length > 1 && (
        <RetryAll
          title={t('events.retry-all-title')}
          number={parked.length}
          busy={busy === 'all'}
          onRetry={() => retry('all')}
        />
      )}
    </>
  )
}
