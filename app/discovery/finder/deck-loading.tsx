import { useTranslation } from 'react-i18next'
import { DeckSkeleton } from '#ui/patterns/deck/deck-skeleton.tsx'

export type DeckLoadingProps = {
  /** Whether skip and undo will be available. */
  readonly patient?: boolean
}

/** Skeleton of the deck. */
export function DeckLoading({ patient = false }: DeckLoadingProps) {
  const { t } = useTranslation(['finder', 'common'])
  return <DeckSkeleton label={t('common:loading')} patient={patient} keys={t('answer.keys')} />
}
