import { useTranslation } from 'react-i18next'
import { CaseTable } from '#ui/patterns/case-table/case-table.tsx'
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
    <CaseTable
      caption={caption}
      title={t('column.complaint')}
      rows={complaints}
      keyOf={({ id }) => id}
      subjectOf={({ id, kind, grave, number, taken_by: takenBy }) => ({
        to: <DeskLink to={`/desk/complaints/${id}`} />,
        title: t(`kind.${kind}`),
        mark: grave && list === 'waiting' && t('grave'),
        notes: [number, takenBy && t('state.taken-by', { name: takenBy })],
      })}
      columns={[
        { title: t('column.language'), cell: ({ language }) => languageName(language) },
        {
          title: t('column.reply'),
          cell: ({ has_email }) => t(has_email ? 'reply.mail' : 'reply.page'),
          spare: true,
        },
        list === 'waiting'
          ? { title: t('column.filed'), kind: 'age', cell: ({ filed_at }) => age(filed_at) }
          : {
              title: t('column.answered'),
              kind: 'age',
              cell: ({ answered_at, filed_at }) => age(answered_at ?? filed_at),
            },
      ]}
    />
  )
}
