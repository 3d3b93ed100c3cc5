import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'

/** No such profile, or not for this viewer: shown the same. */
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
