import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type ReportReceiptProps = {
  readonly name: string
  readonly receipt: {
    readonly number: string
    readonly reference: string
    readonly blocked: boolean
  }
  readonly onClose: () => void
  /** The link to its status was followed. */
  readonly onOpen: () => void
}

/** The number of a report that was made, and where to see how it stands. */
export function ReportReceipt({ name, receipt, onClose, onOpen }: ReportReceiptProps) {
  const { t } = useTranslation('report')
  const { number, reference, blocked } = receipt
  return (
    <Sheet
      open
      title={t('done.title')}
      onClose={onClose}
      actions={
        <>
          <Button asChild>
            <Link to="/reports/$reference" params={{ reference }} onClick={onOpen}>
              {t('done.open')}
            </Link>
          </Button>
          <Button tone="ink" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        <Alert tone="success">{t('done.text', { name })}</Alert>
        <Text>{t('done.number', { number })}</Text>
        {blocked && <Text>{t('done.blocked', { name })}</Text>}
        <Text tone="muted">{t('done.kept')}</Text>
      </Stack>
    </Sheet>
  )
}
