import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/filters.ts'
import { tallyText } from '#core/discovery/tally.ts'
import { Button } from '#ui/button/button.tsx'
import { FilterChip } from '#ui/filter-chip/filter-chip.tsx'
import { Strip } from '#ui/layout/strip.tsx'
import { useOpened } from '../account/use-form-draft.ts'
import { switchesQuery } from '../members/queries.ts'
import { settingsQuery } from '../site/queries.ts'
import { filtersInForceOf } from './chips.ts'
import { countedIn } from './counted.ts'
import { paramsOf } from './filters.ts'
import { SWITCHES } from './switches.ts'
import { useFilterWords } from './use-filter-words.ts'

/** Fetched when it is opened. */
const SearchSheet = lazy(async () => {
  const { SearchSheet } = await import('./search-sheet.tsx')
  return { default: SearchSheet }
})

export type SearchBarProps = {
  readonly filters: Filters
  /** Whether these are the filters in force, so that it makes sense to count what each leaves. */
  readonly known: boolean
  readonly onChange: (filters: Filters) => void
  /** Other ways to look around, behind the button of the filters. */
  readonly children?: ReactNode
}

/** What is looked for, as chips: each says what it keeps, and what pressing it leaves. */
export function SearchBar({ filters, known, onChange, children }: SearchBarProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  const [opened, open] = useOpened('search')
  const { data: settings } = useQuery(settingsQuery)
  const { data: weighed } = useQuery({ ...switchesQuery(paramsOf(filters)), enabled: known })
  const fields = settings?.search_fields ?? []
  const switches = SWITCHES.filter(({ field }) => fields.includes(field)).toSorted(
    (a, b) => Number(filters[b.filter] ?? false) - Number(filters[a.filter] ?? false),
  )

  return (
    <>
      <Strip role="group" label={t('filters.label')}>
        <Button size="s" icon="filters" onClick={() => open('filters')}>
          {t('filters.open')}
        </Button>
        {children}
        {filtersInForceOf(filters).map((chip) => (
          <FilterChip
            key={`${chip.filter} ${chip.value}`}
            on
            label={words.chip(chip, filters)}
            effect={t('filters.take-off')}
            onPress={() => onChange(chip.left)}
          />
        ))}
        {switches.map(({ wire, filter, icon }) => {
          const on = filters[filter] === true
          const left = weighed?.[wire]
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
              onPress={() => onChange(next)}
            />
          )
        })}
      </Strip>
      {opened && (
        <Suspense fallback={null}>
          <SearchSheet
            filters={filters}
            fields={fields}
            onClose={() => open(null)}
            onApply={(next) => {
              open(null)
              onChange(next)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
