import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/filters.ts'
import { tallyText } from '#core/discovery/tally.ts'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { userQuery } from '../account/queries.ts'
import { settingsQuery } from '../site/queries.ts'
import { filtersInForce, paramsOf } from './filters.ts'
import { searchQuery } from './queries.ts'
import { SearchBar } from './search-bar.tsx'
import type { SearchParams } from './search-params.ts'
import { SearchResults } from './search-results.tsx'

export type SearchScreenProps = {
  /** The filters in the address; without any, what the viewer most likely wants. */
  readonly params: SearchParams
  readonly onChange: (params: SearchParams) => void
}

/** Looking around: faces in a grid, and what one looks for above it. */
export function SearchScreen({ params, onChange }: SearchScreenProps) {
  const { t } = useTranslation('members')
  const { data: user = null } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const filters = settings ? filtersInForce(params, user, settings) : {}
  const search = useInfiniteQuery(searchQuery(paramsOf(filters)))
  const change = (next: Filters) => onChange(paramsOf(next))

  const first = search.data?.pages[0]
  const found = first && { count: first.numResults, more: first.numResultsMore }
  return (
    <Page>
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={1} size="xl">
            {t('search.title')}
          </Heading>
          <output>
            <Text as="span" tone="muted">
              {found
                ? t('search.found', { count: found.count, shown: tallyText(found) })
                : t(search.isError ? 'search.unknown' : 'search.looking')}
            </Text>
          </output>
        </Stack>
        <SearchBar filters={filters} onChange={change} />
        <SearchResults search={search} filters={filters} onChange={change} />
      </Stack>
    </Page>
  )
}
