import { useTranslation } from 'react-i18next'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { logTypeOf } from '../cases/log-types.ts'
import { Nothing } from '../cases/nothing.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import type { OrderPartProps } from './order-facts.tsx'

/** What happened to an order, and what operators did with it, newest first. */
export function OrderHistory({ order: { history, actions } }: OrderPartProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases', 'desk'])
  const format = useFormat()
  const rows = [
    ...history.map(({ type, at }) => {
      const known = logTypeOf(type)
      return { at, what: known ? t(`desk-cases:log.${known}`) : type, by: null }
    }),
    ...actions.map(({ action, by, at }) => ({
      at,
      what: t(`desk:action.${action}` as const),
      by: by ?? t('desk:action.command-line'),
    })),
  ].toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at))
  return (
    <Surface as="section">
      {rows.length === 0 ? (
        <Nothing title={t('history.title')}>{t('history.none')}</Nothing>
      ) : (
        <Table
          caption={t('history.title')}
          rows={rows.map((row, nth) => ({ ...row, key: `${nth}` }))}
          keyOf={({ key }) => key}
          columns={[
            {
              title: t('desk-cases:column.what'),
              cell: ({ what, by }) => <TwoLines facts={[by]}>{what}</TwoLines>,
            },
            { title: t('desk-cases:column.when'), cell: ({ at }) => format.moment(at) },
          ]}
        />
      )}
    </Surface>
  )
}
