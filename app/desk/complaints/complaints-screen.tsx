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
  const query = useInfiniteQuery({ ...complaintsQuery(list), ...usePolled() })
  return (
    <CaseList
      query={query}
      cases={query.data?.pages.flatMap((page) => page.complaints)}
      loading={t('loading')}
      more={t('more')}
      empty={{ title: t(`none-${list}`), text: t(`none-${list}-text`) }}
    >
      {(complaints) => (
        <ComplaintTable caption={t(`${list}-caption`)} complaints={complaints} list={list} />
      )}
    </CaseList>
  )
}
