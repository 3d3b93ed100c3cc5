import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useOpened } from '../../accounts/account/use-form-draft.ts'
import { lazyDialog } from '../../site/lazy-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

const DeletionDialog = lazyDialog(
  async () => (await import('../leaving/deletion-dialog.tsx')).DeletionDialog,
  () => true,
)

/** Account deletion; not hidden, and reversible for two weeks. */
export function LeaveSettings() {
  const { t } = useTranslation('settings')
  const [opened, open] = useOpened('leave')
  return (
    <SettingsSection text={t('leave.text')} anchor="leave">
      <Inline>
        <Button tone="danger" onClick={() => open('asked')}>
          {t('leave.open')}
        </Button>
      </Inline>
      {opened && <DeletionDialog onClose={() => open(null)} />}
    </SettingsSection>
  )
}
