import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { Part } from '../operation/part.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import { usePolled } from '../use-polled.ts'
import { MemberLink } from './member-link.tsx'
import { requestsQuery } from './queries.ts'
import { useDue } from './use-due.ts'

/** Requests by letter that are open, the first due first; they are answered on the page of their member. */
export function LettersScreen() {
  const { t } = useTranslation(['desk-members', 'desk', 'desk-money'])
  const due = useDue()
  const query = useQuery({ ...requestsQuery, ...usePolled() })
  return (
    <Page>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="xl">
            {t('desk:queue.requests')}
          </Heading>
          <Text tone="muted">{t('letters.lead')}</Text>
        </Stack>
        {query.data?.length === 0 ? (
          <EmptyState title={t('letters.none')}>{t('letters.none-text')}</EmptyState>
        ) : (
          <Part title={t('desk:queue.requests')} titled={false} query={query}>
            {(requests) => (
              <Table
                caption={t('desk:queue.requests')}
                rows={requests}
                keyOf={({ id }) => id}
                columns={[
                  {
                    title: t('desk-money:order.member'),
                    cell: ({ member, kind, added_by: name }) => (
                      <TwoLines facts={[t(`letters.${kind}`), t('letters.added', { name })]}>
                        <MemberLink member={member} />
                      </TwoLines>
                    ),
                  },
                  {
                    title: t('letters.deadline'),
                    cell: (letter) => (
                      <Text as="span" size="s" tone={due(letter).late ? 'danger' : 'inherit'}>
                        {due(letter).text}
                      </Text>
                    ),
                  },
                ]}
              />
            )}
          </Part>
        )}
      </Stack>
    </Page>
  )
}
