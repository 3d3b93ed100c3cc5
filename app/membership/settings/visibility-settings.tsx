import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { useAccountChange } from '../../accounts/account/use-account-change.ts'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** Who finds the member, and who sees their photos. */
export function VisibilitySettings({ user }: { readonly user: User }) {
  const { t } = useTranslation('settings')
  const explain = useExplain()
  const change = useAccountChange()
  return (
    <SettingsSection text={t('visibility.text')} anchor="visibility">
      <Stack gap="none">
        {(['invisible', 'privacy'] as const).map((mode) => (
          <Switch
            key={mode}
            label={t(`visibility.${mode}`)}
            hint={t(`visibility.${mode}-hint`)}
            checked={user[mode]}
            onCheckedChange={(on) => change.save({ [mode]: on })}
          />
        ))}
      </Stack>
      {change.error && <Alert tone="danger">{explain(change.error)}</Alert>}
    </SettingsSection>
  )
}
