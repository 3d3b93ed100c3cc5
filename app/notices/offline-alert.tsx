import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { useOnline } from '../shared/use-online.ts'

/** Shown while offline. */
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
