import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { Published } from './queries.ts'

export type SiteHistoryProps = {
  readonly history: readonly Published[]
  readonly onRestore: (revision: number) => void
}

/** What was published of a site, newest first; each but the last can be brought back. */
export function SiteHistory({ history, onRestore }: SiteHistoryProps) {
  const { t } = useTranslation('desk-sites')
  const format = useFormat()
  if (history.length === 0) return null
  return (
    <Surface as="section" label={t('history.title')}>
      <Stack gap="m">
        <Heading level={2} size="l">
          {t('history.title')}
        </Heading>
        <Table
          caption={t('history.title')}
          captionHidden
          rows={history}
          keyOf={({ revision }) => String(revision)}
          columns={[
            { title: t('history.at'), cell: ({ at }) => format.moment(at) },
            { title: t('history.by'), cell: ({ by }) => by ?? t('by-command') },
            {
              title: t('history.what'),
              spare: true,
              cell: ({ revision, restored, closed }) => {
                if (closed) return t('history.closed')
                if (restored === null) return t('history.revision', { revision })
                return t('history.restored', { revision, restored })
              },
            },
            {
              title: t('history.restore'),
              kind: 'amount',
              cell: ({ revision, closed }) =>
                revision !== history[0]?.revision &&
                !closed && (
                  <Button
                    size="s"
                    aria-label={t('history.restore-one', { revision })}
                    onClick={() => onRestore(revision)}
                  >
                    {t('history.restore')}
                  </Button>
                ),
            },
          ]}
        />
      </Stack>
    </Surface>
  )
}
