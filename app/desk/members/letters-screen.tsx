import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CaseTable } from '#ui/patterns/case-table/case-table.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink } from '../desk-link.tsx'
import { Part } from '../operation/part.tsx'
import { usePolled } from '../use-polled.ts'
import { requestsQuery } from './queries.ts'
import { useDue } from './use-due.ts'
import { useFace } from './use-face.ts'

/** Requests by letter that are open, the first due first; they are answered on the page of their member. */
export function LettersScreen() {
  const { t } = useTranslation(['desk-members', 'desk', 'desk-money', 'desk-cases'])
  const due = useDue()
  const face = useFace()
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
              <CaseTable
                caption={t('desk:queue.requests')}
                title={t('desk-money:order.member')}
                rows={requests}
                keyOf={({ id }) => id}
                subjectOf={({ member, added_by: name }) => ({
                  to: <DeskLink to={`/desk/members/${member.id}`} />,
                  title: member.name ?? t('desk-cases:erased'),
                  face: face(member),
                  notes: [t('letters.added', { name })],
                })}
                columns={[
                  { title: t('letters.kind'), cell: ({ kind }) => t(`letters.${kind}`) },
                  {
                    title: t('letters.deadline'),
                    kind: 'age',
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
