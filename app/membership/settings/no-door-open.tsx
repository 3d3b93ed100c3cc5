import { useTranslation } from 'react-i18next'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'

/** Beside the doors while none is open. */
export function NoDoorOpen() {
  const { t } = useTranslation('settings')
  return <EmptyState title={t('choose')} />
}
