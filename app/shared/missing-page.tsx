import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/not-found.tsx'
import { Button } from '#ui/button/button.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useOwnTitle } from './own-title.ts'

/** Spec §8: what was looked for is not here, with a way back to the home page. Stands in whatever layout there is. */
export function MissingPage() {
  const { t } = useTranslation()
  useOwnTitle(t('not-found.title'))
  return (
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
  )
}
