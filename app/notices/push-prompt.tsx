import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { NoticeLine } from '#ui/notice-line/notice-line.tsx'
import { useToast } from '#ui/toast/toast.tsx'
import { usePush } from '../push/use-push.ts'
import { usePushWords } from '../push/use-push-words.ts'
import type { Settings } from '../site/queries.ts'

export type PushPromptProps = {
  readonly settings: Pick<Settings, 'push_public_key' | 'name'>
  readonly onDismiss: () => void
}

/** Asks a member whether to be told on this device; the browser's own question comes only after a yes. */
export function PushPrompt({ settings, onDismiss }: PushPromptProps) {
  const { t } = useTranslation('notices')
  const words = usePushWords(settings.name)
  const show = useToast()
  const { state, send } = usePush(settings)
  const done = state.matches('subscribed')
  const busy = state.hasTag('busy') && !state.matches('looking')

  useEffect(() => {
    if (done) show({ text: t('push.done'), tone: 'success' })
  }, [done, show, t])
  if (done) return null

  const trouble = words.trouble(state)
  const title = t('push.title')
  const dismissal = { label: t('dismiss'), onDismiss }
  if (!trouble) {
    return (
      <NoticeLine
        icon="bell"
        title={title}
        dismissal={dismissal}
        action={{ label: t('push.action'), busy, onPress: () => send({ type: 'allow' }) }}
      >
        {t('push.text')}
      </NoticeLine>
    )
  }
  return (
    <Alert
      tone={state.matches('failed') ? 'danger' : 'info'}
      icon="bell"
      title={title}
      dismissal={dismissal}
      action={
        <Button size="s" busy={busy} onClick={() => send({ type: 'retry' })}>
          {trouble.action}
        </Button>
      }
    >
      {trouble.text}
    </Alert>
  )
}
