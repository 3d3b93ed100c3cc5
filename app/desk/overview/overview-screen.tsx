import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { FewCodes } from '../access/few-codes.tsx'
import { overviewQuery } from '../queries.ts'
import { usePolled } from '../use-polled.ts'
import { HealthList } from './health-list.tsx'
import { LastActions } from './last-actions.tsx'
import { QueueList } from './queue-list.tsx'
import { RefusedMethods } from './refused-methods.tsx'

/** What waits, since when, what went wrong, and what was done last. */
export function OverviewScreen() {
  const { t } = useTranslation(['desk', 'common'])
  const polled = usePolled()
  const { data: overview, error, refetch } = useQuery({ ...overviewQuery, ...polled })
  const { deliveries, parked_events: parked } = overview ?? {}
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('nav.overview')}
        </Heading>
        <FewCodes />
        {overview?.stores_mails && (
          <Alert tone="warning" title={t('overview.mails-stored')}>
            {t('overview.mails-stored-text')}
          </Alert>
        )}
        <RefusedMethods methods={overview?.refused_methods ?? []} />
        {error ? <TryAgain error={error} onAgain={() => void refetch()} /> : null}
        {!overview && !error && (
          <Loading label={t('common:loading')}>
            <Stack gap="s">
              {['a', 'b', 'c', 'd'].map((key) => (
                <Skeleton key={key} shape="control" />
              ))}
            </Stack>
          </Loading>
        )}
        {overview && (
          <>
            <Columns from="l" gap="l" align="start">
              <QueueList overview={overview} />
              {deliveries && parked && <HealthList deliveries={deliveries} parked={parked} />}
            </Columns>
            {overview.actions && <LastActions actions={overview.actions} />}
          </>
        )}
      </Stack>
    </Page>
  )
}
