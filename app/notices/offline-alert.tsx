import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Page } from '#ui/layout/page.tsx'
import { useOnline } from '../shared/use-online.ts'

/** Says that there is no connection, for as long as there is none. */
export function OfflineAlert() {
  const { t } = useTranslation('notices')
  if (useOnline()) return null
  return (
    <Page tight>
      <Alert tone="warning" icon="offline">
        {t('offline')}
      </Alert>
    </Page>
  )
}
