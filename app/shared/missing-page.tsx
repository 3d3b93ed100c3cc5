import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { useOwnTitle } from './own-title.ts'

export type MissingPageProps = {
  /** A member’s home page is the search. */
  readonly isMember?: boolean
  /** Whether the path may be a mailed link's: a visitor then gets the ways in. */
  readonly mayBeLink?: boolean
}

/** Spec §8: the not-found page with a link to the home page, in any layout. */
export function MissingPage({ isMember = false, mayBeLink = false }: MissingPageProps) {
  const { t } = useTranslation()
  useOwnTitle(t('not-found.title'))
  return (
    <EmptyState
      level={1}
      art={<NotFound />}
      title={t('not-found.title')}
      actions={
        <>
          <Button asChild tone="ember">
            {isMember ? (
              <Link to="/members">{t('nav.members')}</Link>
            ) : (
              <Link to="/">{t('not-found.home')}</Link>
            )}
          </Button>
          {mayBeLink && (
            <>
              <Button asChild>
                <Link to="/login">{t('nav.log-in')}</Link>
              </Button>
              <Button asChild>
                <Link to="/reset-password">{t('not-found.new-password')}</Link>
              </Button>
            </>
          )}
        </>
      }
    >
      {mayBeLink && t('not-found.mail-link')}
    </EmptyState>
  )
}
