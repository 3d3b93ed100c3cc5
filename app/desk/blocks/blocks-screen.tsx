import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { CaseList } from '../case-list.tsx'
import { TwoLines } from '../operation/two-lines.tsx'
import { BlockForm } from './block-form.tsx'
import { blocksQuery, type ListedBlock } from './queries.ts'

/** Whose signups are kept out, until when and why. */
export function BlocksScreen() {
  const { t } = useTranslation(['desk-members', 'desk'])
  const query = useInfiniteQuery(blocksQuery)
  return (
    <Page>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="xl">
            {t('desk:nav.blocks')}
          </Heading>
          <Text tone="muted">{t('block.lead')}</Text>
        </Stack>
        <BlockForm />
        <CaseList
          query={query}
          cases={query.data?.pages.flatMap((page) => page.blocks)}
          loading={t('block.loading')}
          more={t('block.more')}
          empty={{ title: t('block.none'), text: t('block.none-text') }}
        >
          {(blocks) => (
            <Surface as="section">
              <BlockTable blocks={blocks} />
            </Surface>
          )}
        </CaseList>
      </Stack>
    </Page>
  )
}

export type BlockTableProps = { readonly blocks: readonly ListedBlock[] }

/** Blocks with their reason, who made them and until when. */
export function BlockTable({ blocks }: BlockTableProps) {
  const { t } = useTranslation(['desk-members', 'desk-cases', 'desk'])
  const format = useFormat()
  const explain = useExplain()
  const end = useEnd()
  return (
    <Stack gap="m">
      <Table
        caption={t('block.caption')}
        rows={blocks}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('desk-cases:column.what'),
            cell: ({ kind, value, reason, by, until }) => (
              <Stack gap="none">
                <TwoLines
                  facts={[
                    t(`block.${kind}`),
                    by ?? t('desk:somebody'),
                    t('block.until', { when: format.date(until) }),
                  ]}
                >
                  {value}
                </TwoLines>
                <Text as="span" size="s" typed>
                  {reason}
                </Text>
              </Stack>
            ),
          },
          {
            title: t('block.end-column'),
            kind: 'amount',
            cell: ({ id, value }) => (
              <Button
                size="s"
                busy={end.isPending && end.variables === id}
                aria-label={t('block.end-one', { what: value })}
                onClick={() => end.mutate(id)}
              >
                {t('block.end')}
              </Button>
            ),
          },
        ]}
      />
      {end.error ? <Alert tone="danger">{explain(end.error)}</Alert> : null}
    </Stack>
  )
}

function useEnd() {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => answered(api.desk['signup-blocks']({ id }).delete()),
    onSettled: () => void queries.invalidateQueries({ queryKey: ['desk'] }),
  })
}
