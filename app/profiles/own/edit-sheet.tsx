import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { bySchema, useFormDraft } from '../../accounts/account/use-form-draft.ts'
import { isTransient } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import type { Profile } from '../members/queries.ts'
import { PartFields } from './part-fields.tsx'
import { ChangeShape, type Part, startOf } from './parts.ts'
import { useEditProfile } from './use-edit-profile.ts'

export type EditSheetProps = {
  readonly part: Part
  readonly profile: Profile
  readonly onClose: () => void
}

/** A form for one part of the own profile; keeps a draft until saved or cancelled. */
export function EditSheet({ part, profile, onClose }: EditSheetProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const form = useId()
  const draft = useFormDraft({
    name: `profile.${part}`,
    start: () => startOf(part, profile),
    read: bySchema(ChangeShape),
  })
  const giveUp = () => {
    draft.drop()
    onClose()
  }
  const edit = useEditProfile(giveUp)
  // Nothing is wrong with what was filled in.
  const passing = edit.error !== null && isTransient(edit.error)
  return (
    <Sheet
      open
      title={t(`part.${part}`)}
      closeLabel={t('common:close')}
      dismissible={!edit.isPending}
      onClose={onClose}
      actions={
        <>
          <Button type="submit" form={form} tone="ember" busy={edit.isPending}>
            {t('common:save')}
          </Button>
          <Button disabled={edit.isPending} onClick={giveUp}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => edit.mutate(draft.value)}>
        {draft.restored && <Alert>{t('common:restored')}</Alert>}
        <PartFields
          part={part}
          profile={profile}
          change={draft.value}
          error={edit.error && !passing ? explain(edit.error) : undefined}
          onChange={draft.change}
        />
        {edit.error && passing && <Alert tone="danger">{explain(edit.error)}</Alert>}
      </Form>
    </Sheet>
  )
}
