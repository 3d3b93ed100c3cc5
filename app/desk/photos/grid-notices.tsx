import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { KeyHint } from '#ui/primitives/shortcuts/key-hint.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { overtakingOf, useOvertakenWords } from './overtaken.ts'
import { UNDO } from './queue-notices.tsx'
import type { NotCounted, PhotoBatch, Sent } from './use-photo-batch.ts'

export type GridNoticesProps = {
  readonly photos: Pick<PhotoBatch, 'sent' | 'failure' | 'undo' | 'notice'>
}

/** What became of the last page, which can be undone; decisions that did not count, and those that did not arrive. */
export function GridNotices({ photos: { sent, failure, undo, notice } }: GridNoticesProps) {
  const { t } = useTranslation('desk')
  const explain = useExplain()
  return (
    <>
      {failure ? <Alert tone="danger">{explain(failure)}</Alert> : null}
      {sent && sent.notCounted.length > 0 && (
        <Alert tone="warning" dismissal={{ label: t('close'), onDismiss: notice }}>
          <Stack gap="xxs">
            {sent.notCounted.map((one) => (
              <WhyNot key={one.picture.picture} {...one} />
            ))}
          </Stack>
        </Alert>
      )}
      {sent && <LastPage sent={sent} undo={undo} />}
    </>
  )
}

function LastPage({ sent, undo }: { readonly sent: Sent; readonly undo: PhotoBatch['undo'] }) {
  const { t } = useTranslation('desk')
  if (sent.undone !== null) return sent.undone > 0 && <Alert>{t('photos.page-undone')}</Alert>
  return (
    <Alert
      tone={undo.failed ? 'danger' : 'info'}
      action={
        sent.undoable.length > 0 && (
          <Button size="s" busy={undo.busy} aria-keyshortcuts={UNDO} onClick={undo.press}>
            {t('photos.undo')}
            <KeyHint>{UNDO}</KeyHint>
          </Button>
        )
      }
    >
      {t('photos.sent', { approved: sent.approved, refused: sent.refused })}
      {undo.failed && ` ${t('photos.undo-failed')}`}
    </Alert>
  )
}

/** Whose picture it was, and why the decision on it did not count. */
function WhyNot({ picture, refusal }: NotCounted) {
  const explain = useExplain()
  const overtakenWords = useOvertakenWords()
  const overtaking = overtakingOf(refusal)
  return <Text>{overtaking ? overtakenWords(picture.member, overtaking) : explain(refusal)}</Text>
}
