import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Nothing } from '../cases/nothing.tsx'
import { DeskLink } from '../desk-link.tsx'
import type { Overview } from '../queries.ts'
import { useAge } from '../use-age.ts'

export type LastActionsProps = { readonly actions: NonNullable<Overview['actions']> }

/** What operators did last, and the way to all of it. */
export function LastActions({ actions }: LastActionsProps) {
  const { t } = useTranslation('desk')
  const age = useAge()
  return (
    <Stack as="section" gap="xs" label={t('overview.last')}>
      {actions.length === 0 && (
        <Nothing title={t('overview.last')}>{t('overview.no-actions')}</Nothing>
      )}
      {actions.length > 0 && (
        <Table
          caption={t('overview.last')}
          rows={actions}
          keyOf={({ id }) => id}
          columns={[
            { title: t('action.what'), cell: ({ action }) => t(`action.${action}`) },
            { title: t('action.who'), cell: ({ by }) => by ?? t('action.command-line') },
            { title: t('action.when'), cell: ({ at }) => age(at) },
          ]}
        />
      )}
      <Link asChild alone>
        <DeskLink to="/desk/actions">{t('overview.all-actions')}</DeskLink>
      </Link>
    </Stack>
  )
}
