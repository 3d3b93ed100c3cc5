import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LoadMore } from '#ui/primitives/load-more/load-more.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Tabs } from '#ui/primitives/tabs/tabs.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { DeskLink } from '../desk-link.tsx'
import { usePolled } from '../use-polled.ts'
import { type ReportList, reportsQuery } from './queries.ts'
import { ReportTable } from './report-table.tsx'

/** Reports: those that wait for a decision, and those that were decided. */
export function ReportsScreen() {
  const { t } = useTranslation('desk-cases')
  const { state }: { readonly state?: unknown } = useSearch({ strict: false })
  const list: ReportList = state === 'decided' ? 'decided' : 'waiting'
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('reports.title')}
        </Heading>
        <Tabs
          label={t('reports.tabs')}
          tabs={[
            {
              to: <DeskLink to="/desk/reports" />,
              label: t('reports.waiting'),
              current: list === 'waiting',
            },
            {
              to: <DeskLink to="/desk/reports" search={{ state: 'decided' }} />,
              label: t('reports.decided'),
              current: list === 'decided',
            },
          ]}
        />
        <Reports key={list} list={list} />
      </Stack>
    </Page>
  )
}

function Reports({ list }: { readonly list: ReportList }) {
  const { t } = useTranslation('desk-cases')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      ...reportsQuery(list),
      ...usePolled(),
    },
  )
  const reports = data?.pages.flatMap((page) => page.reports)
  if (!reports && error) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!reports)
    return (
      <Loading label={t('reports.loading')}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Loading>
    )
  if (reports.length === 0)
    return (
      <EmptyState title={t(`reports.none-${list}`)}>{t(`reports.none-${list}-text`)}</EmptyState>
    )
  return (
    <Stack gap="l">
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      <ReportTable
        caption={t(`reports.${list}-caption`)}
        reports={reports}
        decided={list === 'decided'}
      />
      {hasNextPage && (
        <LoadMore
          label={t('reports.more')}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </Stack>
  )
}
