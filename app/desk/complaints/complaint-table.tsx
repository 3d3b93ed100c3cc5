import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { DeskLink } from '../desk-link.tsx'
import { useAge } from '../use-age.ts'
import type { ComplaintList, ListedComplaint } from './queries.ts'
import { useLanguageName } from './use-language-name.ts'

export type ComplaintTableProps = {
  readonly caption: string
  readonly complaints: readonly ListedComplaint[]
  readonly list: ComplaintList
}

/** Complaints without their texts: what about, how old, and in which language to answer. */
export function ComplaintTable({ caption, complaints, list }: ComplaintTableProps) {
  const { t } = useTranslation('desk-complaints')
  const age = useAge()
  const languageName = useLanguageName()
  return (
    <Table
      caption={caption}
      columns={[
        {
          title: t('column.complaint'),
          cell: (complaint) => <ComplaintName complaint={complaint} list={list} />,
        },
        list === 'waiting'
          ? { title: t('column.filed'), cell: ({ filed_at }) => age(filed_at) }
          : {
              title: t('column.answered'),
              cell: ({ answered_at, filed_at }) => age(answered_at ?? filed_at),
            },
        {
          title: t('column.language'),
          cell: ({ language }) => languageName(language),
          spare: true,
        },
        {
          title: t('column.reply'),
          cell: ({ has_email }) => t(has_email ? 'reply.mail' : 'reply.page'),
          spare: true,
        },
      ]}
      rows={complaints}
      keyOf={({ id }) => id}
    />
  )
}

type ComplaintNameProps = {
  readonly complaint: ListedComplaint
  readonly list: ComplaintList
}

function ComplaintName({ complaint, list }: ComplaintNameProps) {
  const { t } = useTranslation('desk-complaints')
  const { id, kind, grave, number, taken_by: takenBy } = complaint
  return (
    <Stack gap="none">
      <Link asChild>
        <DeskLink to={`/desk/complaints/${id}`}>{t(`kind.${kind}`)}</DeskLink>
      </Link>
      {grave && list === 'waiting' && (
        <Text as="span" size="s" tone="danger" weight="medium">
          {t('grave')}
        </Text>
      )}
      <Text as="span" size="xs" tone="muted">
        {number}
      </Text>
      {takenBy && (
        <Text as="span" size="xs" tone="muted">
          {t('state.taken-by', { name: takenBy })}
        </Text>
      )}
    </Stack>
  )
}
