import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import type { Given, Overtaken } from './queue.ts'

export type QueueNoticesProps = {
  readonly overtaken: Overtaken | null
  readonly failed: readonly Given[]
  readonly onNoticed: () => void
  readonly onRetry: () => void
}

/** Verdicts that did not count, and those that did not arrive. */
export function QueueNotices({ overtaken, failed, onNoticed, onRetry }: QueueNoticesProps) {
  const { t } = useTranslation('desk')
  return (
    <>
      {overtaken && (
        <Alert dismissal={{ label: t('close'), onDismiss: onNoticed }}>
          {t(`photos.overtaken.${overtaken.state}`, {
            name: overtaken.picture.member.name ?? t('photos.nobody'),
            by: overtaken.by || t('somebody'),
          })}
        </Alert>
      )}
      {failed.length > 0 && (
        <Alert
          tone="danger"
          action={
            <Button size="s" icon="retry" onClick={onRetry}>
              {t('photos.retry')}
            </Button>
          }
        >
          {t('photos.failed', { count: failed.length })}
        </Alert>
      )}
    </>
  )
}
