import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import type { OwnAges } from '#core/discovery/searching/own-ages.ts'
import { withoutFilter } from '#core/discovery/searching/widen.ts'
import { Text } from '#ui/primitives/text/text.tsx'
import { SearchLink } from './search-link.tsx'

export type OwnAgesLineProps = {
  /** The filters of the search, people around the member's own age among them. */
  readonly filters: Filters
  /** The ages that were searched, `null` where too few people are near the member's; `undefined` before the answer. */
  readonly ages: OwnAges | null | undefined
  readonly onChange: (filters: Filters) => void
}

/** Says that a search shows people around the member's own age, with the way to all ages; or that it shows all, and why. */
export function OwnAgesLine({ filters, ages, onChange }: OwnAgesLineProps) {
  const { t } = useTranslation('members')
  const left = withoutFilter(filters, 'age')
  const quiet = { size: 's', tone: 'muted' } as const
  if (ages === null) return <Text {...quiet}>{t('search.own-ages-all')}</Text>
  return (
    <Text {...quiet}>
      {ages ? t('search.own-ages', ages) : t('search.own-ages-unknown')}{' '}
      <SearchLink filters={left} onChange={onChange}>
        {t('search.own-ages-clear')}
      </SearchLink>
    </Text>
  )
}
