import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Icon } from '#ui/primitives/icon/icon.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Link } from '#ui/primitives/link/link.tsx'

/** Links to the match finder and the swipe game. */
export function FinderLinks() {
  const { t } = useTranslation('members')
  return (
    <Inline gap="m">
      <Link asChild alone tone="ember">
        <RouterLink to="/match-finder">
          <Icon name="match" size="s" />
          {t('search.finder')}
        </RouterLink>
      </Link>
      <Link asChild alone tone="ember">
        <RouterLink to="/swipe-game">
          <Icon name="heart" size="s" />
          {t('search.swipe')}
        </RouterLink>
      </Link>
    </Inline>
  )
}
