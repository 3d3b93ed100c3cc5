import { useTranslation } from 'react-i18next'
import { ROLES } from '#core/desk/roles.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { newId } from '../../shared/new-id.ts'
import type { Role, Sites } from './queries.ts'

/** A role while it is chosen. */
export type RoleDraft = Role & { readonly key: string }

/** A role to begin with. */
export const newRole = (role: Role = { role: 'moderator', site: null }): RoleDraft => ({
  ...role,
  key: newId(),
})

/** Roles as they are sent. */
export const rolesIn = (drafts: readonly RoleDraft[]): Role[] =>
  drafts.map(({ role, site }) => ({ role, site }))

export type RoleFieldsProps = {
  readonly roles: readonly RoleDraft[]
  readonly sites: Sites
  readonly onChange: (roles: readonly RoleDraft[]) => void
}

/** Roles of an operator, each at all sites or at one, with what it may do. */
export function RoleFields({ roles, sites, onChange }: RoleFieldsProps) {
  const { t } = useTranslation('desk-operators')
  const change = (key: string, part: Partial<Role>) =>
    onChange(roles.map((one) => (one.key === key ? { ...one, ...part } : one)))
  return (
    <Stack gap="m">
      {roles.map((one) => (
        <Stack gap="xs" key={one.key}>
          <Columns gap="m" align="start">
            <SelectField
              label={t('role')}
              value={one.role}
              options={ROLES.map((role) => ({ value: role, label: t(`role.${role}`) }))}
              onValueChange={(value) => {
                const role = ROLES.find((known) => known === value)
                if (role) change(one.key, { role })
              }}
            />
            {sites.length > 1 && (
              <SelectField
                label={t('site')}
                value={one.site ?? ''}
                options={[
                  { value: '', label: t('site.all') },
                  ...sites.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onValueChange={(site) => change(one.key, { site: site || null })}
              />
            )}
          </Columns>
          <Text size="s" tone="muted">
            {t(`may.${one.role}`)}
          </Text>
          {roles.length > 1 && (
            <Inline gap="none">
              <Button
                size="s"
                tone="bare"
                icon="remove"
                onClick={() => onChange(roles.filter(({ key }) => key !== one.key))}
              >
                {t('role.drop', { role: t(`role.${one.role}`) })}
              </Button>
            </Inline>
          )}
        </Stack>
      ))}
      <Button size="s" icon="plus" onClick={() => onChange([...roles, newRole()])}>
        {t('role.add')}
      </Button>
    </Stack>
  )
}
