import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/filters.ts'
import { tallyText } from '#core/discovery/tally.ts'
import { Button } from '#ui/button/button.tsx'
import { FilterChip } from '#ui/filter-chip/filter-chip.tsx'
import { Strip } from '#ui/layout/strip.tsx'
import { settingsQuery } from '../site/queries.ts'
import { filtersInForceOf } from './chips.ts'
import { paramsOf } from './filters.ts'
import { switchesQuery } from './queries.ts'
import { SearchSheet } from './search-sheet.tsx'
import { SWITCHES } from './switches.ts'
import { useFilterWords } from './use-filter-words.ts'

export type SearchBarProps = {
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** What is looked for, as chips: each says what it keeps, and what pressing it leaves. */
export function SearchBar({ filters, onChange }: SearchBarProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  const [open, setOpen] = useState(false)
  const { data: settings } = useQuery(settingsQuery)
  const { data: weighed } = useQuery(switchesQuery(paramsOf(filters)))
  const fields = settings?.search_fields ?? []
  const switches = SWITCHES.filter(({ field }) => fields.includes(field)).toSorted(
    (a, b) => Number(filters[b.filter] ?? false) - Number(filters[a.filter] ?? false),
  )

  return (
    <>
      <Strip role="group" label={t('filters.label')}>
        <Button size="s" icon="filters" onClick={() => setOpen(true)}>
          {t('filters.open')}
        </Button>
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
          return (
            <FilterChip
              key={filter}
              on={on}
              icon={icon}
              label={t(`switch.${filter}`)}
              count={on ? undefined : people?.shown}
              effect={
                people
                  ? t(on ? 'filters.take-off-leaves' : 'filters.leaves', people)
                  : t(on ? 'filters.take-off' : 'filters.put-on')
              }
              onPress={() => onChange({ ...filters, [filter]: !on })}
            />
          )
        })}
      </Strip>
      {open && (
        <SearchSheet
          filters={filters}
          fields={fields}
          onClose={() => setOpen(false)}
          onApply={(next) => {
            setOpen(false)
            onChange(next)
          }}
        />
      )}
    </>
  )
}
