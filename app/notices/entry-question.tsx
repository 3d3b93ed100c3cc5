import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { AlertDialog } from '#ui/primitives/dialog/dialog.tsx'
import type { Settings } from '../site/queries.ts'
import { EntryWords } from './entry-words.tsx'
import { leave } from './warn.ts'

type Props = {
  readonly settings: Settings
  readonly open: boolean
  readonly onAccept: () => void
}

/** The entry warning as a modal of the app. */
export function EntryQuestion({ settings, open, onAccept }: Props) {
  const { t } = useTranslation()
  return (
    <AlertDialog
      title={t('entry.title')}
      open={open}
      onClose={() => undefined}
      dismissible={false}
      actions={
        <>
          <Button tone="ember" onClick={onAccept}>
            {t('entry.accept', { age: settings.min_age })}
          </Button>
          <Button onClick={leave}>{t('entry.leave')}</Button>
        </>
      }
    >
      <EntryWords settings={settings} />
    </AlertDialog>
  )
}
