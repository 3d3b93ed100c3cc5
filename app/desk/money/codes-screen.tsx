import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { CaseList } from '../case-list.tsx'
import { usePolled } from '../use-polled.ts'
import { CodeTable } from './code-table.tsx'
import { NewCode } from './new-code.tsx'
import { codesQuery } from './queries.ts'

/** Discount codes: those there are with what they did, and a new one. */
export function CodesScreen() {
  const { t } = useTranslation(['desk-money', 'desk'])
  const query = useInfiniteQuery({ ...codesQuery, ...usePolled() })
  const choices = query.data?.pages[0]?.choices
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('desk:nav.codes')}
        </Heading>
        <CaseList
          query={query}
          cases={query.data?.pages.flatMap((page) => page.codes)}
          loading={t('codes.loading')}
          more={t('codes.more')}
          empty={{ title: t('codes.none'), text: t('codes.none-text') }}
        >
          {(codes) => <CodeTable codes={codes} />}
        </CaseList>
        {choices && <NewCode choices={choices} />}
      </Stack>
    </Page>
  )
}
