import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { LoadMore } from '#ui/primitives/load-more/load-more.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { Nothing } from '../cases/nothing.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import { type MemberMail, memberMailsQuery, type WaitingMail } from './queries.ts'

export type MemberMailsProps = { readonly member: string }

/** What became of the mails to a member: those that wait first, then the newest. */
export function MemberMails({ member }: MemberMailsProps) {
  const { t } = useTranslation('desk-members')
  const query = useInfiniteQuery(memberMailsQuery(member))
  const { data, error, refetch } = query
  if (error && !data) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!data) return null
  const { troubles = [], waiting = [] } = data.pages[0] ?? {}
  const mails = data.pages.flatMap((page) => page.mails)
  const rows = [
    ...waiting.map((mail) => ({ key: mail.id, cell: <Waiting mail={mail} /> })),
    ...mails.map((mail) => ({ key: `${mail.number}`, cell: <Past mail={mail} /> })),
  ]
  return (
    <Surface as="section">
      <Stack gap="m">
        {rows.length === 0 ? (
          <Nothing title={t('mails.title')}>{t('mails.none')}</Nothing>
        ) : (
          <Table
            caption={t('mails.title')}
            rows={rows}
            keyOf={({ key }) => key}
            columns={[{ title: t('mails.what'), cell: ({ cell }) => cell }]}
          />
        )}
        {troubles.map((trouble) => (
          <Alert key={trouble} tone="danger">
            {t(`mails.trouble.${trouble}`)}
          </Alert>
        ))}
        {query.hasNextPage && (
          <LoadMore
            label={t('mails.more')}
            auto={false}
            busy={query.isFetchingNextPage}
            onMore={() => void query.fetchNextPage()}
          />
        )}
        <Text size="s" tone="muted">
          {t('mails.kept')}
        </Text>
      </Stack>
    </Surface>
  )
}

function Waiting({ mail }: { readonly mail: WaitingMail }) {
  const { t } = useTranslation(['desk-members', 'desk-operation'])
  const format = useFormat()
  const { kind, due_at: dueAt, waits_for: why, error, attempts } = mail
  return (
    <TwoLines
      wrong={error !== null}
      facts={[
        t('mails.waiting', { when: format.moment(dueAt) }),
        why && t(`mails.wait.${why}`),
        error,
        error && t('desk-operation:attempts', { number: format.number(attempts) }),
      ]}
    >
      {t(`desk-operation:kind.${kind}`)}
    </TwoLines>
  )
}

function Past({ mail }: { readonly mail: MemberMail }) {
  const { t } = useTranslation(['desk-members', 'desk-operation'])
  const format = useFormat()
  const { kind, result, skipped_for: why, error, at } = mail
  return (
    <TwoLines
      wrong={result !== 'sent' && result !== 'skipped'}
      facts={[format.moment(at), t(`mails.result.${result}`), why && t(`mails.skip.${why}`), error]}
    >
      {kind ? t(`desk-operation:kind.${kind}`) : t('mails.unknown')}
    </TwoLines>
  )
}
