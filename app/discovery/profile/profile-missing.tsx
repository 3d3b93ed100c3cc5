import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { useOwnTitle } from '../../shared/own-title.ts'

/** No such profile, or not for this viewer: shown the same. */
export function ProfileMissing() {
  const { t } = useTranslation('members')
  // Without it the title would be the site's, in the site's language.
  useOwnTitle(t('profile.missing-title'))
  return (
    <Page width="narrow">
      <EmptyState
        level={1}
        art={<NotFound />}
        title={t('profile.missing-title')}
        actions={
          <Button asChild tone="ember">
            <Link to="/members">{t('profile.missing-action')}</Link>
          </Button>
        }
      >
        {t('profile.missing-text')}
      </EmptyState>
    </Page>
  )
}
