import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { tally, tallyText } from '#core/discovery/search.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { removableFilters, withoutFilter, withoutFilters } from '#core/discovery/searching/widen.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import type { Found } from '../../profiles/members/queries.ts'
import { SEARCH_FORM, searchFormValue } from './search-form.ts'
import { useFilterWords } from './use-filter-words.ts'

export type WidenButtonsProps = {
  readonly found: Pick<Found, 'widen' | 'cleared'>
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** Buttons to widen a search, each with its number of results: without one filter, or all. */
export function WidenButtons({ found: { widen, cleared }, filters, onChange }: WidenButtonsProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  return (
    <Inline gap="s" justify="center">
      {widen.map(({ filter, results }) => (
        <Widening key={filter} to={withoutFilter(filters, filter)} onChange={onChange}>
          {words.widening(filter)}
          <Amount tone="muted">{tallyText(tally(results))}</Amount>
        </Widening>
      ))}
      {cleared && (
        <Widening to={withoutFilters(filters, removableFilters(filters))} onChange={onChange}>
          {t('filters.clear')}
          <Amount tone="muted">{tallyText(cleared)}</Amount>
        </Widening>
      )}
    </Inline>
  )
}

type WideningProps = Pick<WidenButtonsProps, 'onChange'> & {
  readonly to: Filters
  readonly children: ReactNode
}

function Widening({ to, onChange, children }: WideningProps) {
  return (
    <Button
      type="submit"
      form={SEARCH_FORM}
      {...searchFormValue(to)}
      onClick={(event) => {
        event.preventDefault()
        onChange(to)
      }}
    >
      {children}
    </Button>
  )
}
