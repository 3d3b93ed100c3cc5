import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Tabs } from '#ui/primitives/tabs/tabs.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { CaseList } from '../case-list.tsx'
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
  const query = useInfiniteQuery({ ...reportsQuery(list), ...usePolled() })
  return (
    <CaseList
      query={query}
      cases={query.data?.pages.flatMap((page) => page.reports)}
      loading={t('reports.loading')}
      more={t('reports.more')}
      empty={{ title: t(`reports.none-${list}`), text: t(`reports.none-${list}-text`) }}
    >
      {(reports) => (
        <ReportTable
          caption={t(`reports.${list}-caption`)}
          reports={reports}
          decided={list === 'decided'}
        />
      )}
    </CaseList>
  )
}
