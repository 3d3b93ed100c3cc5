import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { DeskLink } from '../desk-link.tsx'

export type PhotosDoneProps = {
  /** How many were judged just now. */
  readonly judged: number
}

/** Nothing waits, from the start or because it is done. */
export function PhotosDone({ judged }: PhotosDoneProps) {
  const { t } = useTranslation('desk')
  return (
    <EmptyState
      title={t(judged > 0 ? 'photos.done' : 'nothing-waits')}
      actions={
        <Button asChild>
          <DeskLink to="/desk">{t('to-overview')}</DeskLink>
        </Button>
      }
    >
      {judged > 0 ? t('photos.judged', { count: judged }) : t('photos.new-come')}
    </EmptyState>
  )
}
