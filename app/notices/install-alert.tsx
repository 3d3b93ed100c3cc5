import { useTranslation } from 'react-i18next'
import type { InstallWay } from '#core/notices/install-app.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { NoticeLine } from '#ui/notice-line/notice-line.tsx'

export type InstallAlertProps = {
  readonly way: InstallWay
  readonly site: string
  readonly onInstall: () => void
  readonly onDismiss: () => void
}

/** Offers the site as an app; where the browser asks nothing itself, it says where to tap. */
export function InstallAlert({ way, site, onInstall, onDismiss }: InstallAlertProps) {
  const { t } = useTranslation('notices')
  const title = t('install.title', { site })
  const dismissal = { label: t('dismiss'), onDismiss }
  if (way === 'written') {
    return (
      <Alert icon="download" title={title} dismissal={dismissal}>
        {t('install.written')}
      </Alert>
    )
  }
  return (
    <NoticeLine
      icon="download"
      title={title}
      dismissal={dismissal}
      action={{ label: t('install.action'), onPress: onInstall }}
    >
      {t('install.text')}
    </NoticeLine>
  )
}
