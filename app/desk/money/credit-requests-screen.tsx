import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { CaseTable } from '#ui/patterns/case-table/case-table.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { DeskLink } from '../desk-link.tsx'
import { useFace } from '../members/use-face.ts'
import { Part } from '../operation/part.tsx'
import { usePolled } from '../use-polled.ts'
import { type CreditRequest, creditRequestsQuery } from './queries.ts'

/** Credits that wait for a second operator, who confirms or refuses them. */
export function CreditRequestsScreen() {
  const { t } = useTranslation(['desk-money', 'desk'])
  const query = useQuery({ ...creditRequestsQuery, ...usePolled() })
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('desk:queue.credits')}
        </Heading>
        {query.data?.length === 0 ? (
          <EmptyState title={t('requests.none')}>{t('requests.none-text')}</EmptyState>
        ) : (
          <Part title={t('desk:queue.credits')} titled={false} query={query}>
            {(requests) => <CreditRequestTable requests={requests} />}
          </Part>
        )}
      </Stack>
    </Page>
  )
}

export type CreditRequestTableProps = { readonly requests: readonly CreditRequest[] }

/** Requests with who asked and why; one's own can only be withdrawn. */
export function CreditRequestTable({ requests }: CreditRequestTableProps) {
  const { t } = useTranslation(['desk-money', 'desk', 'desk-cases', 'credits'])
  const format = useFormat()
  const face = useFace()
  const { busy, decide } = useDecide()
  return (
    <CaseTable
      caption={t('desk:queue.credits')}
      title={t('order.member')}
      rows={requests}
      keyOf={({ id }) => id}
      subjectOf={({ member, asked_by: name, asked_at: at }) => ({
        to: <DeskLink to={`/desk/members/${member.id}`} />,
        title: member.name ?? t('desk-cases:erased'),
        face: face(member),
        notes: [t('requests.asked', { name, when: format.moment(at) })],
      })}
      columns={[
        {
          title: t('reason'),
          kind: 'text',
          cell: ({ reason }) => (
            <Text as="span" size="s" typed>
              {reason}
            </Text>
          ),
        },
        {
          title: t('credits:ledger.amount'),
          kind: 'amount',
          cell: ({ credits }) => `${credits > 0 ? '+' : '−'}${format.number(Math.abs(credits))}`,
        },
        {
          title: t('requests.decide'),
          kind: 'actions',
          cell: ({ id, own }) => (
            <Inline gap="xs" justify="end">
              {!own && (
                <Button size="s" tone="ink" busy={busy === id} onClick={() => decide(id, true)}>
                  {t('requests.confirm')}
                </Button>
              )}
              <Button size="s" disabled={busy === id} onClick={() => decide(id, false)}>
                {t(own ? 'requests.withdraw' : 'requests.refuse')}
              </Button>
            </Inline>
          ),
        },
      ]}
    />
  )
}

type Decision = { readonly id: string; readonly confirms: boolean }

function useDecide() {
  const { t } = useTranslation('desk-money')
  const queries = useQueryClient()
  const explain = useExplain()
  const show = useToast()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ id, confirms }: Decision) =>
      answered(api.desk['credit-requests']({ id }).decision.post({ confirms })),
    onSuccess: (_, { confirms }) =>
      show({ text: t(confirms ? 'requests.confirmed' : 'requests.refused'), tone: 'success' }),
    onError: (error) => show({ text: explain(error), tone: 'danger' }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk'] }),
  })
  return {
    busy: isPending ? variables.id : null,
    decide: (id: string, confirms: boolean) => mutate({ id, confirms }),
  }
}
