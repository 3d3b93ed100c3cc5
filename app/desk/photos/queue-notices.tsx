import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { KeyHint } from '#ui/primitives/shortcuts/key-hint.tsx'
import { DeskLink } from '../desk-link.tsx'
import type { Picture } from '../queries.ts'
import { useOvertakenWords } from './overtaken.ts'
import { useMemberName } from './picture.ts'
import type { Given, Overtaken } from './queue.ts'
import type { Undo } from './use-photo-queue.ts'

export type QueueNoticesProps = {
  readonly overtaken: Overtaken | null
  readonly failed: readonly Given[]
  readonly undo: Undo | null
  readonly undone: Picture | null
  readonly onNoticed: () => void
  readonly onRetry: () => void
}

/** The key that undoes the last decision. */
export const UNDO = 'Z'

/** The last decision, which can be undone; decisions that did not count, and those that did not arrive. */
export function QueueNotices({
  overtaken,
  failed,
  undo,
  undone,
  onNoticed,
  onRetry,
}: QueueNoticesProps) {
  const { t } = useTranslation('desk')
  const nameOf = useMemberName()
  const overtakenWords = useOvertakenWords()
  return (
    <>
      {overtaken && (
        <Alert dismissal={{ label: t('close'), onDismiss: onNoticed }}>
          {overtakenWords(overtaken.picture.member, overtaken)}
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
      {undo && <LastDecision {...undo} />}
      {undone && (
        <Alert dismissal={{ label: t('close'), onDismiss: onNoticed }}>
          {t('photos.undone', { name: nameOf(undone.member) })}
        </Alert>
      )}
    </>
  )
}

/** What the last decision was, and a button that undoes it. */
function LastDecision({ given: { picture, decision }, busy, failed, press }: Undo) {
  const { t } = useTranslation('desk')
  const name = useMemberName()(picture.member)
  return (
    <Alert
      tone={failed ? 'danger' : 'info'}
      action={
        <Button size="s" busy={busy} aria-keyshortcuts={UNDO} onClick={press}>
          {t('photos.undo')}
          <KeyHint>{UNDO}</KeyHint>
        </Button>
      }
    >
      {decision.verdict === 'approve'
        ? t('photos.last.approved', { name })
        : t('photos.last.refused', { name, reason: t(`reason.${decision.reason}`) })}
      {failed && ` ${t('photos.undo-failed')}`}
      {decision.verdict === 'refuse' && decision.reason === 'minor' && (
        <>
          {' '}
          <Link asChild>
            <DeskLink to={`/desk/members/${picture.member.id}`}>
              {t('photos.last.minor', { name })}
            </DeskLink>
          </Link>
        </>
      )}
    </Alert>
  )
}
