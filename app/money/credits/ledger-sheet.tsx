import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { LoadMore } from '#ui/primitives/load-more/load-more.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Stat, Stats } from '#ui/primitives/stat/stat.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { type Entry, ledgerQuery } from './queries.ts'

/** Entries with a recipient, other than plain messages. */
const GOING = ['gift', 'photo', 'photo-returned'] as const
const isGoing = (reason: Entry['reason']): reason is (typeof GOING)[number] =>
  GOING.some((kind) => kind === reason)

type Props = { readonly open: boolean; readonly onClose: () => void }

/** The ledger, in a sheet over the page. */
export function LedgerSheet({ open, onClose }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  return (
    <Sheet title={t('ledger.title')} open={open} onClose={onClose} closeLabel={t('common:close')}>
      <Ledger />
    </Sheet>
  )
}

function Ledger() {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const ledger = useInfiniteQuery(ledgerQuery)
  if (ledger.error && !ledger.data) {
    return <TryAgain error={ledger.error} onAgain={() => ledger.refetch()} />
  }
  if (!ledger.data) return <LedgerLoading />

  const [newest] = ledger.data.pages
  return (
    <Stack>
      <Stats>
        <Stat
          label={t('ledger.granted')}
          value={format.number(newest?.granted ?? 0)}
          tone="trust"
        />
        <Stat label={t('ledger.paid')} value={format.number(newest?.paid ?? 0)} tone="trust" />
      </Stats>
      <Text size="s" tone="muted">
        {t('ledger.first')}
      </Text>
      <Entries entries={ledger.data.pages.flatMap((page) => page.entries)} />
      {ledger.hasNextPage && (
        <LoadMore
          label={t('ledger.more')}
          auto={false}
          busy={ledger.isFetchingNextPage}
          onMore={() => ledger.fetchNextPage()}
        />
      )}
    </Stack>
  )
}

function LedgerLoading() {
  const { t } = useTranslation('credits')
  return (
    <Loading label={t('ledger.loading')}>
      <Stack>
        <Skeleton shape="heading" />
        <Skeleton />
        <Skeleton />
      </Stack>
    </Loading>
  )
}

function Entries({ entries }: { readonly entries: readonly Entry[] }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const signed = (amount: number) => `${amount > 0 ? '+' : '−'}${format.number(Math.abs(amount))}`
  return (
    <Table
      caption={t('ledger.caption')}
      rows={entries}
      keyOf={({ id }) => id}
      empty={t('ledger.empty')}
      columns={[
        { title: t('ledger.what'), cell: (entry) => <WhatFor entry={entry} /> },
        {
          title: t('ledger.amount'),
          kind: 'amount',
          cell: ({ amount }) => (
            <Amount tone={amount > 0 ? 'trust' : 'ink'}>{signed(amount)}</Amount>
          ),
        },
      ]}
    />
  )
}

/** What an entry was for and to whom, from which purse, when, and by which mandate. */
function WhatFor({ entry: { reason, purse, at, mandate, to } }: { readonly entry: Entry }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const kind = isGoing(reason) ? reason : 'message'
  const what = !to
    ? t(`reason.${reason}` as const)
    : to.name === null
      ? t(`reason.${kind}-left` as const)
      : t(`reason.${kind}-to` as const, { name: to.name })
  return (
    <Stack gap="none">
      <bdi>{what}</bdi>
      <Text as="span" size="xs" tone="muted">
        {isGoing(reason) || reason === 'message'
          ? `${t(`purse.${purse}` as const)} · ${format.moment(at)}`
          : format.moment(at)}
      </Text>
      {mandate && (
        <Text as="span" size="xs" tone="muted">
          {t('mandate.short', { iban: mandate.iban, reference: mandate.reference })}
        </Text>
      )}
    </Stack>
  )
}
