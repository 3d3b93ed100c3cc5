import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'

/** Skeleton of a card. */
export function DeckLoading() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Skeleton shape="portrait" />
    </Loading>
  )
}
