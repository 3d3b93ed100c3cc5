import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { tallyText } from '#core/discovery/search.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { areSameAges } from '#core/discovery/searching/own-ages.ts'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { searchQuery } from '../../profiles/members/queries.ts'
import type { SearchParams } from '../../profiles/members/search-params.ts'
import { settingsQuery } from '../../site/queries.ts'
import { ChosenAgesLine } from './chosen-ages-line.tsx'
import { countedIn } from './counted.ts'
import {
  agesOf,
  chosenAgesOf,
  filtersInForce,
  followWishes,
  paramsOf,
  wishedOf,
} from './filters.ts'
import { OwnAgesLine } from './own-ages-line.tsx'
import { SearchBar } from './search-bar.tsx'
import { SearchResults } from './search-results.tsx'
import { useRestoredList } from './use-restored-list.ts'
import { useSearchedAges } from './use-searched-ages.ts'
import { WishesLine } from './wishes-line.tsx'

export type SearchScreenProps = {
  /** The filters in the URL, else the viewer's defaults. */
  readonly params: SearchParams
  readonly onChange: (params: SearchParams) => void
  /** The filter form, if the URL requests it. */
  readonly form?: ComponentType<{ readonly filters: Filters }> | undefined
}

/** Search: a grid of profiles, with the filters above. */
export function SearchScreen({ params, onChange, form: Form }: SearchScreenProps) {
  const { t } = useTranslation('members')
  const { data: user = null, isPending: whoIsUnknown } = useQuery(userQuery)
  const { data: settings, isPending: whereIsUnknown } = useQuery(settingsQuery)
  const storeAges = useSearchedAges()
  const known = !whoIsUnknown && !whereIsUnknown
  const filters = settings ? filtersInForce(params, user, settings) : {}
  const wished = settings ? wishedOf(user, settings) : {}
  // Wait until viewer and filters are known, to avoid a second request.
  const search = useInfiniteQuery({ ...searchQuery(paramsOf(filters)), enabled: known })
  useRestoredList(search)
  const change = (next: Filters) => {
    if (user && settings && !areSameAges(next, filters)) storeAges(user, settings, next)
    onChange(paramsOf(next))
  }

  const first = search.data?.pages[0]
  const chosen = user && chosenAgesOf(user)
  const keepsAges =
    settings && chosen !== null && areSameAges(filters, agesOf(user, chosen, settings))
  const found = first && { count: first.numResults, more: first.numResultsMore }
  return (
    <Page>
      <Stack gap="m">
        <Stack gap="xs">
          <Inline gap="s" align="baseline">
            <Heading level={1} size="xl">
              {t('search.title')}
            </Heading>
            <output>
              <Text as="span" tone="muted">
                {found
                  ? t(`search.found${countedIn(filters, settings)}`, {
                      count: found.count,
                      shown: tallyText(found),
                    })
                  : t(search.isError ? 'search.unknown' : 'search.looking')}
              </Text>
            </output>
          </Inline>
          <SearchBar filters={filters} known={known} onChange={change} />
        </Stack>
        {followWishes(filters, wished) && (
          <WishesLine filters={filters} wished={wished} onChange={change} />
        )}
        {Form && <Form filters={filters} />}
        <Stack gap="xs">
          {keepsAges && (
            <ChosenAgesLine
              filters={filters}
              back={{ ...filters, ...agesOf(user, null, settings) }}
              onChange={change}
            />
          )}
          {filters.ownAges && !keepsAges && (
            <OwnAgesLine filters={filters} ages={first?.own_ages} onChange={change} />
          )}
          <SearchResults search={search} filters={filters} onChange={change} />
        </Stack>
      </Stack>
    </Page>
  )
}
