import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PHOTO_REFUSALS, type PhotoRefusal } from '#core/profiles/photo.ts'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

export type TakeDownDialogProps = {
  readonly name: string
  /** The photo, so that no other one is taken down. */
  readonly picture: ReactNode
  readonly open: boolean
  readonly busy: boolean
  readonly onTakeDown: (reason: PhotoRefusal) => void
  readonly onCancel: () => void
}

/** Asks why a photo is taken down, and says what its member is told. */
export function TakeDownDialog({
  name,
  picture,
  open,
  busy,
  onTakeDown,
  onCancel,
}: TakeDownDialogProps) {
  const { t } = useTranslation(['desk', 'profile'])
  const [reason, choose] = useState<PhotoRefusal>()
  const [attempted, setAttempted] = useState(false)
  const confirm = () => {
    setAttempted(true)
    if (reason) onTakeDown(reason)
  }
  return (
    <ConfirmDialog
      title={t('tile.question', { name })}
      confirm={t('tile.take-down')}
      cancel={t('tile.cancel')}
      open={open}
      busy={busy}
      onConfirm={confirm}
      onCancel={onCancel}
    >
      <Stack gap="m">
        <Grid gap="m" cell="fact">
          {picture}
        </Grid>
        <Text>{t('tile.text', { name })}</Text>
        <SelectField
          label={t('tile.reason')}
          placeholder={t('tile.choose')}
          options={PHOTO_REFUSALS.map((value) => ({ value, label: t(`reason.${value}`) }))}
          error={attempted && !reason ? t('tile.missing') : undefined}
          onValueChange={(value) => choose(PHOTO_REFUSALS.find((known) => known === value))}
        />
        {reason && (
          <Stack gap="xxs">
            <Text size="s" tone="muted">
              {t('tile.reads')}
            </Text>
            <Surface tone="sunken" inset="s">
              <Text size="s">{t(`profile:refused.${reason}`)}</Text>
            </Surface>
          </Stack>
        )}
      </Stack>
    </ConfirmDialog>
  )
}
