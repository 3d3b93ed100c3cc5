import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'

/** Shown instead of a purchase if payments are disabled. */
export function NothingForSale() {
  const { t } = useTranslation('credits')
  return <Alert title={t('closed.title')}>{t('closed.text')}</Alert>
}
