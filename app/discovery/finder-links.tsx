import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx'

/** The other ways to meet somebody: one at a time, by both sides' wishes, or as a game. */
export function FinderLinks() {
  const { t } = useTranslation('members')
  return (
    <>
      <Button asChild size="s" icon="match">
        <Link to="/match-finder">
          <VisuallyHidden onPhones>{t('search.finder')}</VisuallyHidden>
        </Link>
      </Button>
      <Button asChild size="s" icon="heart">
        <Link to="/swipe-game">
          <VisuallyHidden onPhones>{t('search.swipe')}</VisuallyHidden>
        </Link>
      </Button>
    </>
  )
}
