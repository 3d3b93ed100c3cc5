import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { Invited } from './queries.ts'

export type InvitationDialogProps = {
  /** `null` while there is none to show. */
  readonly invited: Invited | null
  readonly onDone: () => void
}

/** The link with which a colleague sets a password, shown once. */
export function InvitationDialog({ invited, onDone }: InvitationDialogProps) {
  const { t } = useTranslation(['desk-operators', 'desk'])
  return (
    <Dialog
      title={t('link.title')}
      open={invited !== null}
      onClose={onDone}
      // Closed by mistake it would be lost.
      dismissible={false}
    >
      {invited && <Link key={invited.path} invited={invited} onDone={onDone} />}
    </Dialog>
  )
}

type LinkProps = { readonly invited: Invited; readonly onDone: () => void }

function Link({ invited: { name, path }, onDone }: LinkProps) {
  const { t } = useTranslation(['desk-operators', 'desk'])
  const link = new URL(path, location.origin).href
  const [copied, setCopied] = useState<boolean | null>(null)
  const copy = () =>
    // Absent on an insecure page, and refused where the browser asks first.
    Promise.resolve(navigator.clipboard?.writeText(link) ?? Promise.reject()).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <Stack gap="m">
      <Text>{t('link.lead', { name })}</Text>
      <TextField label={t('link')} value={link} readOnly />
      {copied !== null && (
        <Alert tone={copied ? 'success' : 'warning'}>
          {t(copied ? 'link.copied' : 'link.not-copied')}
        </Alert>
      )}
      <Stack gap="xs">
        <Button wide onClick={() => void copy()}>
          {t('link.copy')}
        </Button>
        <Button tone="ember" wide onClick={onDone}>
          {t('link.done')}
        </Button>
      </Stack>
    </Stack>
  )
}
