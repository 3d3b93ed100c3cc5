import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { useOnline } from '../../shared/use-online.ts'
import { showOfflineAlert } from '../../site/offline-alerts.ts'

export type OfflineAlertProps = {
  /** What still works; without it, what does for a member. */
  readonly text?: string
}

/** Shown while offline. */
export function OfflineAlert({ text }: OfflineAlertProps) {
  const { t } = useTranslation('notices')
  return useOnline() ? null : <ShownAlert text={text ?? t('offline')} />
}

function ShownAlert({ text }: Required<OfflineAlertProps>) {
  const place = useRef<HTMLDivElement>(null)
  // A screen reader announces it again where it is rendered anew.
  const [times, repeat] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (place.current) return showOfflineAlert({ place: place.current, repeat })
    return undefined
  }, [])
  return (
    <div ref={place}>
      <Page tight>
        <Alert key={times} tone="warning" icon="offline">
          {text}
        </Alert>
      </Page>
    </div>
  )
}
