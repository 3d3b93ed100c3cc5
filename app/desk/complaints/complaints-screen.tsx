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
import { ComplaintTable } from './complaint-table.tsx'
import { type ComplaintList, complaintsQuery } from './queries.ts'

/** Complaints: those that wait for an answer, and those that were answered. */
export function ComplaintsScreen() {
  const { t } = useTranslation('desk-complaints')
  const { state }: { readonly state?: unknown } = useSearch({ strict: false })
  const list: ComplaintList = state === 'answered' ? 'answered' : 'waiting'
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('title')}
        </Heading>
        <Tabs
          label={t('tabs')}
          tabs={[
            {
              to: <DeskLink to="/desk/complaints" />,
              label: t('waiting'),
              current: list === 'waiting',
            },
            {
              to: <DeskLink to="/desk/complaints" search={{ state: 'answered' }} />,
              label: t('answered'),
              current: list === 'answered',
            },
          ]}
        />
        <Complaints key={list} list={list} />
      </Stack>
    </Page>
  )
}

function Complaints({ list }: { readonly list: ComplaintList }) {
  const { t } = useTranslation('desk-complaints')
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    {
      ...complaintsQuery(list),
      ...usePolled(),
    },
  )
  const complaints = data?.pages.flatMap((page) => page.complaints)
  if (!complaints && error) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!complaints)
    return (
      <Loading label={t('loading')}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Loading>
    )
  if (complaints.length === 0)
    return <EmptyState title={t(`none-${list}`)}>{t(`none-${list}-text`)}</EmptyState>
  return (
    <Stack gap="l">
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      <ComplaintTable caption={t(`${list}-caption`)} complaints={complaints} list={list} />
      {hasNextPage && (
        <LoadMore label={t('more')} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </Stack>
  )
}
