import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Codes } from '#ui/primitives/codes/codes.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type RecoveryCodesProps = {
  readonly codes: readonly string[]
  readonly onDone: () => void
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const { t } = useTranslation('desk')
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    // Absent on an insecure page, and refused where the browser asks first.
    Promise.resolve(navigator.clipboard?.writeText(codes.join('\n')) ?? Promise.reject()).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Stack gap="m">
      <Text>{t('recovery.lead')}</Text>
      <Codes label={t('recovery.list')} codes={codes} />
      {copied !== null && (
        <Alert tone={copied ? 'success' : 'warning'}>
          {t(copied ? 'recovery.copied' : 'recovery.not-copied')}
        </Alert>
      )}
      <Stack gap="xs">
        <Button wide onClick={() => void copy()}>
          {t('recovery.copy')}
        </Button>
        <Button tone="ember" wide onClick={onDone}>
          {t('recovery.done')}
        </Button>
      </Stack>
    </Stack>
  )
}
