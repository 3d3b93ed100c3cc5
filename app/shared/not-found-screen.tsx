import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/not-found.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { EmptyLayout } from '../layouts/empty-layout.tsx'

/** Spec §8: this page could not be found, with a way back to the home page. */
export function NotFoundScreen() {
  const { t } = useTranslation()
  return (
    <EmptyLayout>
      <EmptyState
        level={1}
        art={<NotFound />}
        title={t('not-found.title')}
        actions={
          <Button asChild tone="ember">
            <Link to="/">{t('not-found.home')}</Link>
          </Button>
        }
      />
    </EmptyLayout>
  )
}
