import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/filters.ts'
import { tally, tallyText } from '#core/discovery/tally.ts'
import { narrowing, without, withoutAll } from '#core/discovery/widen.ts'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Amount } from '#ui/text/amount.tsx'
import type { Found } from '../members/queries.ts'
import { useFilterWords } from './use-filter-words.ts'

export type WidenButtonsProps = {
  readonly found: Pick<Found, 'widen' | 'together' | 'cleared'>
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** What helps to find more, each with how many people it would show: one filter off, two at once, or all. */
export function WidenButtons({
  found: { widen, together, cleared },
  filters,
  onChange,
}: WidenButtonsProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  return (
    <Inline gap="s" justify="center">
      {widen.map(({ filter, results }) => (
        <Button key={filter} onClick={() => onChange(without(filters, filter))}>
          {words.widening(filter)}
          <Amount tone="muted">{tallyText(tally(results))}</Amount>
        </Button>
      ))}
      {together && (
        <Button onClick={() => onChange(withoutAll(filters, together.filters))}>
          {t('widen.both')}
          <Amount tone="muted">{tallyText(tally(together.results))}</Amount>
        </Button>
      )}
      {cleared && (
        <Button onClick={() => onChange(withoutAll(filters, narrowing(filters)))}>
          {t('filters.clear')}
          <Amount tone="muted">{tallyText(cleared)}</Amount>
        </Button>
      )}
    </Inline>
  )
}
