import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { useOnline } from '../shared/use-online.ts'

export type OfflineAlertProps = {
  /** What still works; without it, what does for a member. */
  readonly text?: string
}

/** Shown while offline. */
export function OfflineAlert({ text }: OfflineAlertProps) {
  const { t } = useTranslation('notices')
  if (useOnline()) return null
  return (
    <Page tight>
      <Alert tone="warning" icon="offline">
        {text ?? t('offline')}
      </Alert>
    </Page>
  )
}
