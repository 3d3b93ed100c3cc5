import type { Filters } from '#core/discovery/filters.ts'
import { without } from '#core/discovery/widen.ts'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Amount } from '#ui/text/amount.tsx'
import type { Found } from './queries.ts'
import { useFilterWords } from './use-filter-words.ts'

export type WidenButtonsProps = {
  readonly widen: Found['widen']
  readonly filters: Filters
  readonly onChange: (filters: Filters) => void
}

/** The two filters whose removal helps most, each with how many people it would show. */
export function WidenButtons({ widen, filters, onChange }: WidenButtonsProps) {
  const words = useFilterWords()
  return (
    <Inline gap="s" justify="center">
      {widen.map(({ filter, results }) => (
        <Button key={filter} onClick={() => onChange(without(filters, filter))}>
          {words.widening(filter)}
          <Amount tone="muted">{results}</Amount>
        </Button>
      ))}
    </Inline>
  )
}
