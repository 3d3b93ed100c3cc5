import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { useOpened } from '../account/use-form-draft.ts'
import { DeletionDialog } from './deletion-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The way out; it is not hidden, and it can be undone for two weeks. */
export function LeaveSettings() {
  const { t } = useTranslation('settings')
  const [opened, open] = useOpened('leave')
  return (
    <SettingsSection title={t('leave.title')} text={t('leave.text')}>
      <Inline>
        <Button tone="danger" onClick={() => open('asked')}>
          {t('leave.open')}
        </Button>
      </Inline>
      {opened && <DeletionDialog onClose={() => open(null)} />}
    </SettingsSection>
  )
}
