import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { LoadMore } from '#ui/primitives/load-more/load-more.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { Nothing } from '../cases/nothing.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import { useMay } from '../use-may.ts'
import { CreditForm } from './credit-form.tsx'
import { memberLedgerQuery } from './queries.ts'

export type MemberCreditsProps = {
  readonly member: string
  /** An erased member's credits can only be looked at. */
  readonly closed?: boolean
}

/** A member's ledger, page by page, and a form that grants or takes credits. */
export function MemberCredits({ member, closed = false }: MemberCreditsProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases', 'credits'])
  const format = useFormat()
  const may = useMay()
  const query = useInfiniteQuery(memberLedgerQuery(member))
  const { data, error, refetch } = query
  if (error && !data) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!data) return null
  const entries = data.pages.flatMap((page) => page.entries)
  const limit = data.pages[0]?.limit ?? 0
  return (
    <>
      <Surface as="section">
        {entries.length === 0 ? (
          <Nothing title={t('ledger.title')}>{t('ledger.none')}</Nothing>
        ) : (
          <Stack gap="m">
            <Table
              caption={t('ledger.title')}
              rows={entries}
              keyOf={({ id }) => id}
              columns={[
                {
                  title: t('desk-cases:column.what'),
                  cell: ({ reason, purse, at }) => (
                    <TwoLines facts={[format.moment(at), t(`ledger.purse.${purse}`)]}>
                      {t(`credits:reason.${reason}`)}
                    </TwoLines>
                  ),
                },
                {
                  title: t('credits:ledger.amount'),
                  kind: 'amount',
                  cell: ({ credits }) =>
                    `${credits > 0 ? '+' : '−'}${format.number(Math.abs(credits))}`,
                },
              ]}
            />
            {query.hasNextPage && (
              <LoadMore
                label={t('ledger.more')}
                auto={false}
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            )}
          </Stack>
        )}
      </Surface>
      {!closed && may('money') && <CreditForm member={member} limit={limit} />}
    </>
  )
}
