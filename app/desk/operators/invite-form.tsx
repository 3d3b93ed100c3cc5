import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, errorOf } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { useExplain } from '../../site/use-explain.ts'
import { useDraft } from '../cases/use-draft.ts'
import type { Invited, Sites } from './queries.ts'
import { newRole, type RoleDraft, RoleFields, rolesIn } from './role-fields.tsx'

export type InviteFormProps = {
  readonly sites: Sites
  readonly onInvited: (invited: Invited) => void
}

const NOBODY = { id: '', name: '', email: '' }

/** Invites somebody to work at the desk. */
export function InviteForm({ sites, onInvited }: InviteFormProps) {
  const { t } = useTranslation('desk-operators')
  const explain = useExplain()
  const { draft, change, drop } = useDraft('operator', NOBODY)
  const [roles, setRoles] = useState<readonly RoleDraft[]>(() => [newRole()])
  const invite = useInvite((invited) => {
    drop()
    setRoles([newRole()])
    onInvited(invited)
  })
  const type = (part: Partial<typeof NOBODY>) => {
    invite.reset()
    // Typed otherwise, it is somebody else.
    change({ ...part, id: '' })
  }
  const { error } = invite
  const code = error && errorOf(error).code
  const at = (part: string) => (code?.startsWith(part) ? explain(error) : undefined)
  const ofName = code === 'operator.name' ? explain(error) : undefined
  const ofEmail = code === 'operator.email-taken' ? explain(error) : at('email.')
  const submit = () => {
    if (invite.isPending) return
    // Kept with what is typed: sent again, it is the same invitation.
    const id = draft.id || newId()
    change({ id })
    invite.mutate({ ...draft, id, roles: rolesIn(roles) })
  }
  return (
    <Surface as="section" label={t('invite.title')}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="l">
            {t('invite.title')}
          </Heading>
          <Text size="s" tone="muted">
            {t('invite.lead')}
          </Text>
        </Stack>
        <Form label={t('invite.title')} gap="m" onSubmit={submit}>
          <Columns gap="m" align="start">
            <TextField
              label={t('name')}
              hint={t('name.hint')}
              value={draft.name}
              error={ofName}
              autoComplete="off"
              onValueChange={(name) => type({ name })}
            />
            <TextField
              label={t('email')}
              type="email"
              value={draft.email}
              error={ofEmail}
              autoComplete="off"
              onValueChange={(email) => type({ email })}
            />
          </Columns>
          <RoleFields roles={roles} sites={sites} onChange={setRoles} />
          {error && !ofName && !ofEmail && <Alert tone="danger">{explain(error)}</Alert>}
          <Button type="submit" tone="ember" wide busy={invite.isPending}>
            {t('invite.submit')}
          </Button>
        </Form>
      </Stack>
    </Surface>
  )
}

type Body = Parameters<typeof api.desk.operators.post>[0]

function useInvite(onInvited: (invited: Invited) => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: Body) => answered(api.desk.operators.post(body)),
    onSuccess: ({ operator: { name }, path }) => onInvited({ name, path }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['desk', 'operators'] }),
    // A link is a secret: not kept once it is out of sight.
    gcTime: 0,
  })
}
