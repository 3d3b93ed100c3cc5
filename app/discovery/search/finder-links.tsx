import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'

/** Links to the match finder and the swipe game. */
export function FinderLinks() {
  const { t } = useTranslation('members')
  return (
    <>
      <Button asChild size="s" icon="match">
        <Link to="/match-finder">{t('search.finder')}</Link>
      </Button>
      <Button asChild size="s" icon="heart">
        <Link to="/swipe-game">{t('search.swipe')}</Link>
      </Button>
    </>
  )
}
