import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

/** Says that a search has the member's wishes as filters, with the way to change them. */
export function WishesLine() {
  const { t } = useTranslation('members')
  return (
    <Text size="s" tone="muted">
      {t('search.wishes')}{' '}
      <Link asChild>
        <RouterLink to="/profile" hash="wishes">
          {t('search.wishes-change')}
        </RouterLink>
      </Link>
    </Text>
  )
}
