import { useTranslation } from 'react-i18next'
import { Loading, Skeleton } from '#ui/skeleton/skeleton.tsx'

/** The room that a card will take. */
export function DeckLoading() {
  const { t } = useTranslation()
  return (
    <Loading label={t('loading')}>
      <Skeleton shape="portrait" />
    </Loading>
  )
}
