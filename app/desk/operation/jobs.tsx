import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Table } from '#ui/primitives/table/table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { usePolled } from '../use-polled.ts'
import { Part } from './part.tsx'
import { type Job, jobsQuery } from './queries.ts'
import { TwoLines } from './two-lines.tsx'

/** What the server does at set times: last run, next run, and whether it runs now. */
export function Jobs() {
  const { t } = useTranslation('desk-operation')
  const query = useQuery({ ...jobsQuery, ...usePolled() })
  return (
    <Part title={t('jobs.title')} titled={false} query={query}>
      {({ jobs }) => <JobTable jobs={jobs} />}
    </Part>
  )
}

function JobTable({ jobs }: { readonly jobs: readonly Job[] }) {
  const { t } = useTranslation('desk-operation')
  const format = useFormat()
  return (
    <Table
      caption={t('jobs.title')}
      rows={jobs}
      keyOf={({ name }) => name}
      columns={[
        {
          title: t('what'),
          cell: ({ name, last_run_at: last, next_run_at: next }) => (
            <TwoLines
              facts={[
                last === null ? t('jobs.never') : t('jobs.last', { when: format.moment(last) }),
                next === null ? null : t('jobs.next', { when: format.moment(next) }),
              ]}
            >
              {t(`job.${name}` as const)}
            </TwoLines>
          ),
        },
        {
          title: t('jobs.state'),
          kind: 'amount',
          cell: ({ leased_until: until }) => t(until === null ? 'jobs.idle' : 'jobs.running'),
        },
      ]}
    />
  )
}
