import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useFormat } from '../../shared/use-format.ts'

export type RetryAllProps = {
  /** The question. */
  readonly title: string
  readonly number: number
  readonly busy: boolean
  readonly onRetry: () => void
}

/** Retries all of them, after one question. */
export function RetryAll({ title, number, busy, onRetry }: RetryAllProps) {
  const { t } = useTranslation(['desk-operation', 'common'])
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  return (
    <Inline>
      <Button size="s" icon="retry" busy={busy} onClick={() => setAsking(true)}>
        {t('retry.all')}
      </Button>
      <ConfirmDialog
        title={title}
        open={asking}
        tone="ink"
        confirm={t('retry')}
        cancel={t('common:cancel')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          onRetry()
        }}
      >
        {t('retry.all-body', { number: format.number(number) })}
      </ConfirmDialog>
    </Inline>
  )
}
