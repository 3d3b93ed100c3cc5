import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'

/** Stands where a purchase would begin, at a site that sells nothing now. */
export function NothingForSale() {
  const { t } = useTranslation('credits')
  return <Alert title={t('closed.title')}>{t('closed.text')}</Alert>
}
