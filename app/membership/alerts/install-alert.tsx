import { useTranslation } from 'react-i18next'
import type { InstallWay } from '#core/membership/alerts/prompts.ts'
import { NoticeLine } from '#ui/patterns/notice-line/notice-line.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'

export type InstallAlertProps = {
  readonly way: InstallWay
  readonly site: string
  readonly onInstall: () => void
  readonly onDismiss: () => void
}

/** Offers installing the site; without a native prompt, shows instructions. */
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
