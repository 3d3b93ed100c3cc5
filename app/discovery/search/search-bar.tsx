import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { tallyText } from '#core/discovery/search.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { FilterChip } from '#ui/primitives/filter-chip/filter-chip.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Strip } from '#ui/primitives/layout/strip.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useOpened } from '../../accounts/account/use-form-draft.ts'
import { switchesQuery } from '../../profiles/members/queries.ts'
import { searchText } from '../../profiles/members/search-params.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'
import { settingsQuery } from '../../site/queries.ts'
import { filtersInForceOf } from './chips.ts'
import { countedIn } from './counted.ts'
import { paramsOf } from './filters.ts'
import { FinderLinks } from './finder-links.tsx'
import { SEARCH_FORM, searchFormValue } from './search-form.ts'
import { switchesFor } from './switches.ts'
import { useFilterWords } from './use-filter-words.ts'

/** Lazy-loaded. */
const SearchSheet = lazyOverlay(() =>
  import('./search-sheet.tsx').then(({ SearchSheet }) => SearchSheet),
)

export type SearchBarProps = {
  readonly filters: Filters
  /** Whether these filters are active, so that facet counts apply. */
  readonly known: boolean
  readonly onChange: (filters: Filters) => void
}

/** The way to the filters and the finders, and active filters as chips, with the result of removing each. */
export function SearchBar({ filters, known, onChange }: SearchBarProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  const [opened, open] = useOpened('search')
  const { data: settings } = useQuery(settingsQuery)
  const { data: user } = useQuery(userQuery)
  const { data: counts } = useQuery({ ...switchesQuery(paramsOf(filters)), enabled: known })
  const fields = settings?.search_fields ?? []
  const switches = switchesFor(fields, user, filters)

  return (
    <>
      <form id={SEARCH_FORM} action="/members">
        <Strip>
          <Button
            size="s"
            icon="filters"
            type="submit"
            name="choose"
            value={searchText(paramsOf(filters))}
            onClick={(event) => {
              event.preventDefault()
              open('filters')
            }}
          >
            {t('filters.open')}
          </Button>
          {user && <FinderLinks />}
          <Inline role="group" label={t('filters.label')} gap="xs" wrap={false}>
            {filtersInForceOf(filters).map((chip) => (
              <FilterChip
                key={`${chip.filter} ${chip.value}`}
                on
                label={words.chip(chip, filters)}
                effect={t('filters.take-off')}
                sends={searchFormValue(chip.left)}
                onPress={() => onChange(chip.left)}
              />
            ))}
            {switches.map(({ wire, filter, icon }) => {
              const on = filters[filter] === true
              const left = counts?.[wire]
              const people = left && { count: left.count, shown: tallyText(left) }
              const next = { ...filters, [filter]: !on }
              const counted = countedIn(next, settings)
              return (
                <FilterChip
                  key={filter}
                  on={on}
                  icon={icon}
                  label={t(`switch.${filter}`)}
                  count={on ? undefined : people?.shown}
                  effect={
                    people
                      ? t(`filters.${on ? 'take-off-leaves' : 'leaves'}${counted}`, people)
                      : t(on ? 'filters.take-off' : 'filters.put-on')
                  }
                  sends={searchFormValue(next)}
                  onPress={() => onChange(next)}
                />
              )
            })}
          </Inline>
        </Strip>
      </form>
      {opened && (
        <SearchSheet
          filters={filters}
          fields={fields}
          onClose={() => open(null)}
          onApply={(next) => {
            open(null)
            onChange(next)
          }}
        />
      )}
    </>
  )
}
