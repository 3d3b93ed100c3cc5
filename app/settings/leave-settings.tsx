import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { SettingsSection } from './settings-section.tsx'

/** The way out; it is not hidden, and it can be undone for two weeks. */
export function LeaveSettings() {
  const { t } = useTranslation('settings')
  const [open, setOpen] = useState(false)
  return (
    <SettingsSection title={t('leave.title')} text={t('leave.text')}>
      <Inline>
        <Button tone="danger" onClick={() => setOpen(true)}>
          {t('leave.open')}
        </Button>
      </Inline>
      {open && <DeletionDialog onClose={() => setOpen(false)} />}
    </SettingsSection>
  )
}
