import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { useExplain } from '../../site/use-explain.ts'
import { operatorQuery } from '../operator.ts'
import type { Colleague, Role, Sites } from './queries.ts'
import { newRole, RoleFields, rolesIn } from './role-fields.tsx'

export type RolesDialogProps = {
  /** As they were looked at; `null` while nobody's are. */
  readonly colleague: Colleague | null
  readonly sites: Sites
  readonly onClose: () => void
}

/** Changes the roles of a colleague; who comes second is told. */
export function RolesDialog({ colleague, sites, onClose }: RolesDialogProps) {
  const { t } = useTranslation(['desk-operators', 'desk'])
  return (
    <Dialog
      title={colleague ? t('roles.title', { name: colleague.name }) : ''}
      open={colleague !== null}
      onClose={onClose}
      closeLabel={t('desk:close')}
    >
      {colleague && (
        <Roles key={colleague.id} colleague={colleague} sites={sites} onClose={onClose} />
      )}
    </Dialog>
  )
}

type RolesProps = RolesDialogProps & { readonly colleague: Colleague }

function Roles({ colleague, sites, onClose }: RolesProps) {
  const { t } = useTranslation('desk-operators')
  const explain = useExplain()
  const [roles, setRoles] = useState(() => colleague.roles.map(newRole))
  const save = useSave(colleague, onClose)
  return (
    <Form
      label={t('roles.title', { name: colleague.name })}
      gap="m"
      onSubmit={() => save.isPending || save.mutate(rolesIn(roles))}
    >
      <RoleFields
        roles={roles}
        sites={sites}
        onChange={(next) => {
          save.reset()
          setRoles([...next])
        }}
      />
      {save.error && <Alert tone="danger">{explain(save.error)}</Alert>}
      <Button type="submit" tone="ember" wide busy={save.isPending}>
        {t('roles.save')}
      </Button>
    </Form>
  )
}

function useSave({ id, name, version }: Colleague, onDone: () => void) {
  const { t } = useTranslation('desk-operators')
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: (roles: Role[]) =>
      answered(api.desk.operators({ id }).roles.post({ roles, version })),
    onSuccess: () => {
      onDone()
      show({ text: t('roles.saved', { name }), tone: 'success' })
      // One's own may have changed.
      void queries.invalidateQueries({ queryKey: operatorQuery.queryKey })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk', 'operators'] }),
  })
}
