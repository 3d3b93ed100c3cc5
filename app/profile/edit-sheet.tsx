import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/dialog/dialog.tsx'
import { Form } from '#ui/field/form.tsx'
import type { Profile } from '../members/queries.ts'
import { useExplain } from '../shared/use-explain.ts'
import { PartFields } from './part-fields.tsx'
import { type Part, startOf } from './parts.ts'
import { useEditProfile } from './use-edit-profile.ts'

export type EditSheetProps = {
  readonly part: Part
  readonly profile: Profile
  readonly onClose: () => void
}

/** One part of the own profile in a form; what was typed stays until it is kept. */
export function EditSheet({ part, profile, onClose }: EditSheetProps) {
  const { t } = useTranslation(['profile', 'common'])
  const explain = useExplain()
  const form = useId()
  const [change, setChange] = useState(() => startOf(part, profile))
  const edit = useEditProfile(onClose)
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
          <Button disabled={edit.isPending} onClick={onClose}>
            {t('common:cancel')}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => edit.mutate(change)}>
        <PartFields
          part={part}
          profile={profile}
          change={change}
          error={edit.error ? explain(edit.error) : undefined}
          onChange={setChange}
        />
      </Form>
    </Sheet>
  )
}
