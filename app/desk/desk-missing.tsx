import { useTranslation } from 'react-i18next'
import { NotFound } from '#ui/art/scenes/not-found.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { useOwnTitle } from '../shared/own-title.ts'
import { DeskLink } from './desk-link.tsx'

/** A path of the desk at which there is nothing, or no longer. */
export function DeskMissing() {
  const { t } = useTranslation(['common', 'desk'])
  useOwnTitle(t('not-found.title'))
  return (
    <EmptyState
      level={1}
      art={<NotFound />}
      title={t('not-found.title')}
      actions={
        <Button asChild tone="ember">
          <DeskLink to="/desk">{t('desk:to-overview')}</DeskLink>
        </Button>
      }
    />
  )
}
