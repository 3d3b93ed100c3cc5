import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { Text } from '#ui/primitives/text/text.tsx'
import { SearchLink } from './search-link.tsx'
import { useFilterWords } from './use-filter-words.ts'

export type ChosenAgesLineProps = {
  /** The filters of the search, with the ages that the member chose last. */
  readonly filters: Filters
  /** The same with the ages that it would begin with otherwise. */
  readonly back: Filters
  readonly onChange: (filters: Filters) => void
}

/** Says that the ages chosen last are kept, with the way back to one's wishes or own age. */
export function ChosenAgesLine({ filters, back, onChange }: ChosenAgesLineProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  const { ownAges, minAge, maxAge } = filters
  const ranged = minAge !== undefined || maxAge !== undefined
  const unranged = t(ownAges ? 'search.chosen-own-ages' : 'search.chosen-all-ages')
  const text = ranged ? t('search.chosen-ages', { ages: words.ages(filters) }) : unranged
  return (
    <Text size="s" tone="muted">
      {text}{' '}
      <SearchLink filters={back} onChange={onChange}>
        {t(back.ownAges ? 'search.back-to-own-ages' : 'search.back-to-wishes')}
      </SearchLink>
    </Text>
  )
}
