import { type ReactNode, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import type { Settings } from '../../site/queries.ts'
import { usePush } from './use-push.ts'
import { usePushWords } from './use-push-words.ts'

export type PushPromptProps = {
  readonly settings: Pick<Settings, 'push_public_key' | 'name'>
  /** Pushes are enabled. */
  readonly onDone: () => void
  readonly onDismiss: () => void
}

type Props = PushPromptProps & {
  /** Shown meanwhile. */
  readonly line: ReactNode
  /** The browser's prompt was closed without an answer. */
  readonly onUnanswered: () => void
}

/** Enables push notifications after a yes, by the browser's own prompt; says what is wrong if it cannot. */
export function PushPrompt({ settings, line, onUnanswered, onDone, onDismiss }: Props) {
  const { t } = useTranslation('notices')
  const words = usePushWords(settings.name)
  const show = useToast()
  const { state, send } = usePush(settings)
  const done = state.matches('subscribed')
  const unanswered = state.matches('unsubscribed') || state.matches('incapable')

  useEffect(() => send({ type: 'allow' }), [send])
  useEffect(() => {
    if (!done) return
    show({ text: t('push.done'), tone: 'success' })
    onDone()
  }, [done, show, t, onDone])
  useEffect(() => {
    if (unanswered) onUnanswered()
  }, [unanswered, onUnanswered])

  const trouble = words.trouble(state)
  if (!trouble) return line
  return (
    <Alert
      tone={state.matches('failed') ? 'danger' : 'info'}
      icon="bell"
      title={t('push.title')}
      dismissal={{ label: t('dismiss'), onDismiss }}
      action={
        <Button size="s" busy={state.hasTag('busy')} onClick={() => send({ type: 'retry' })}>
          {trouble.action}
        </Button>
      }
    >
      {trouble.text}
    </Alert>
  )
}
