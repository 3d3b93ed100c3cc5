import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { setShowsWords, showsWords } from '../../client/worker/previews.ts'
import { isAppleSafari } from '../../notifications/install/apple-safari.ts'
import { usePush } from '../../notifications/push/use-push.ts'
import { usePushWords } from '../../notifications/push/use-push-words.ts'
import type { Settings } from '../../site/queries.ts'
import { SettingsSection } from './settings-section.tsx'

type Props = { readonly settings: Pick<Settings, 'push_public_key' | 'name'> }

/** Pushes on this device; a setting per browser. */
export function PushSettings({ settings }: Props) {
  const { t } = useTranslation('notices')
  const words = usePushWords(settings.name)
  const { state, send } = usePush(settings)
  const trouble = words.trouble(state)
  const busy = state.hasTag('busy')
  const on = state.matches('subscribed') || state.matches('unsubscribing')

  return (
    <SettingsSection title={t('push.here')} {...(!on && { text: t('push.text') })} anchor="push">
      {state.matches('incapable') ? (
        <Text>{t(isAppleSafari(navigator) ? 'push.incapable-apple' : 'push.incapable')}</Text>
      ) : trouble ? (
        <Alert
          tone={state.matches('denied') ? 'info' : 'danger'}
          icon="bellOff"
          action={
            <Button size="s" icon="retry" onClick={() => send({ type: 'retry' })}>
              {trouble.action}
            </Button>
          }
        >
          {trouble.text}
        </Alert>
      ) : (
        <>
          {on && (
            <>
              <Alert tone="success">{t('push.done')}</Alert>
              <WordsSwitch />
            </>
          )}
          <Inline>
            <Button
              icon={on ? 'bellOff' : 'bell'}
              busy={busy}
              onClick={() => send({ type: on ? 'stop' : 'allow' })}
            >
              {t(on ? 'push.off' : 'push.action')}
            </Button>
          </Inline>
        </>
      )}
    </SettingsSection>
  )
}

/** Whether notifications on this device show the first words of a message; off until somebody turns it on. */
function WordsSwitch() {
  const { t } = useTranslation('notices')
  const [shown, setShown] = useState<boolean | null>(null)
  useEffect(() => void showsWords(caches).then(setShown), [])
  if (shown === null) return null
  return (
    <Switch
      label={t('push.words')}
      checked={shown}
      // Shown once it holds: the next push may arrive at any moment.
      onCheckedChange={(wanted) => void setShowsWords(caches, wanted).then(() => setShown(wanted))}
    />
  )
}
