import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { NoticeLine } from '#ui/patterns/notice-line/notice-line.tsx'
import { savesData } from '../../shared/saves-data.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'
import type { PushPromptProps } from './push-prompt.tsx'

const loadPrompt = () => import('./push-prompt.tsx')

const PushPrompt = lazyOverlay(async () => (await loadPrompt()).PushPrompt, {
  waiting: ({ line }) => line,
})

/** Offers push notifications; only after a yes the rest is loaded and the browser asks. */
export function PushLine(props: PushPromptProps) {
  const { t } = useTranslation('notices')
  const [accepted, setAccepted] = useState(false)
  // The browser's prompt must follow the tap within a moment.
  useEffect(() => {
    if (!savesData()) void loadPrompt().catch(() => undefined)
  }, [])
  const line = (
    <NoticeLine
      icon="bell"
      title={t('push.title')}
      dismissal={{ label: t('dismiss'), onDismiss: props.onDismiss }}
      action={{ label: t('push.action'), busy: accepted, onPress: () => setAccepted(true) }}
    >
      {t('push.text')}
    </NoticeLine>
  )
  if (!accepted) return line
  return <PushPrompt {...props} line={line} onUnanswered={() => setAccepted(false)} />
}
