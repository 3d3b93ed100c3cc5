import { useTranslation } from 'react-i18next'
import type { InstallWay } from '#core/notices/install-app.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'

export type InstallAlertProps = {
  readonly way: InstallWay
  readonly site: string
  readonly onInstall: () => void
  readonly onDismiss: () => void
}

/** Offers the site as an app; where the browser asks nothing itself, it says where to tap. */
export function InstallAlert({ way, site, onInstall, onDismiss }: InstallAlertProps) {
  const { t } = useTranslation('notices')
  return (
    <Alert
      icon="download"
      title={t('install.title', { site })}
      dismissal={{ label: t('dismiss'), onDismiss }}
      action={
        way === 'prompt' && (
          <Button size="s" onClick={onInstall}>
            {t('install.action')}
          </Button>
        )
      }
    >
      {t(way === 'prompt' ? 'install.text' : 'install.written')}
    </Alert>
  )
}
