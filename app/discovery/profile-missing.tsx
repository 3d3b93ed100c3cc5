import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/not-found.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'

/** Where there is no profile, or none for this viewer: the two are told alike. */
export function ProfileMissing() {
  const { t } = useTranslation('members')
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
