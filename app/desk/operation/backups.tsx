import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { usePolled } from '../use-polled.ts'
import { Part } from './part.tsx'
import { type BackupRun, jobsQuery } from './queries.ts'
import { TwoLines } from './two-lines.tsx'

const MB = 1_000_000

/** When the last good backup was made and tried, and what failed since. */
export function Backups() {
  const { t } = useTranslation('desk-operation')
  const query = useQuery({ ...jobsQuery, ...usePolled() })
  return (
    <Part title={t('backups.title')} titled={query.data?.backups.length === 0} query={query}>
      {({ backups }) =>
        backups.length === 0 ? (
          <Text tone="muted">{t('backups.none')}</Text>
        ) : (
          <BackupTable backups={backups} />
        )
      }
    </Part>
  )
}

function BackupTable({ backups }: { readonly backups: readonly BackupRun[] }) {
  const { t } = useTranslation('desk-operation')
  const format = useFormat()
  return (
    <Table
      caption={t('backups.title')}
      rows={backups}
      keyOf={({ work }) => work}
      columns={[
        {
          title: t('what'),
          cell: ({ work, done_at: done, bytes, failed_at: failed, fault }) => (
            <TwoLines
              wrong={failed !== null}
              facts={[
                done === null ? t('jobs.never') : t('jobs.last', { when: format.moment(done) }),
                done === null
                  ? null
                  : t('backups.size', { number: format.number(Math.ceil(bytes / MB)) }),
                failed === null
                  ? null
                  : t('backups.failed-at', { when: format.moment(failed), fault: fault ?? '' }),
              ]}
            >
              {t(`backups.${work}` as const)}
            </TwoLines>
          ),
        },
        {
          title: t('jobs.state'),
          kind: 'amount',
          cell: ({ failed_at: failed }) => t(failed === null ? 'backups.good' : 'backups.failed'),
        },
      ]}
    />
  )
}
