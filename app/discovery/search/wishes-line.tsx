import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { withoutFilters } from '#core/discovery/searching/widen.ts'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { filtersInForceOf } from './chips.ts'
import { SEARCH_FORM, searchFormValue } from './search-form.ts'
import { useFilterWords } from './use-filter-words.ts'

export type WishesLineProps = {
  /** The filters of the search, with the member's wishes among them. */
  readonly filters: Filters
  readonly wished: Filters
  readonly onChange: (filters: Filters) => void
}

/** Says which of the filters are the member's wishes, with the ways to change them and to search without. */
export function WishesLine({ filters, wished, onChange }: WishesLineProps) {
  const { t } = useTranslation('members')
  const words = useFilterWords()
  const wishes = filtersInForceOf(wished).map((chip) => words.chip(chip, wished))
  const left = {
    ...withoutFilters(filters, ['age', 'distance']),
    ownAges: filters.ownAges,
  }
  return (
    <Inline gap="xs" justify="between" wrap={false}>
      <Text size="s" tone="muted">
        {t('search.wishes', { wishes: wishes.join(' · ') })}{' '}
        <Link asChild>
          <RouterLink to="/profile" hash="wishes">
            {t('search.wishes-change')}
          </RouterLink>
        </Link>
      </Text>
      <IconButton
        type="submit"
        form={SEARCH_FORM}
        {...searchFormValue(left)}
        icon="close"
        label={t('search.wishes-clear')}
        onClick={(event) => {
          event.preventDefault()
          onChange(left)
        }}
      />
    </Inline>
  )
}
