import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isDismissed } from '#core/notices/dismissals.ts'
import { type Layout, showsEntryWarning } from '#core/notices/entry-warning.ts'
import { Button } from '#ui/button/button.tsx'
import { AlertDialog } from '#ui/dialog/dialog.tsx'
import { userQuery } from '../account/queries.ts'
import { useSignup } from '../account/signup-door.ts'
import { settingsQuery } from '../site/queries.ts'
import { doorOf } from './door.ts'
import { EntryWords } from './entry-words.tsx'
import { useBrowser } from './use-browser.ts'
import { useDismissals } from './use-dismissals.ts'
import { leave } from './warn.ts'

/** Spec §2: tells a visitor, once, what kind of site this is, before they look around. */
export function EntryWarning({ layout }: { readonly layout: Layout }) {
  const { t } = useTranslation()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { installedApp } = useBrowser()
  const { dismissals, dismiss } = useDismissals()
  const { opened: signingUp } = useSignup()

  // Members said their age when they signed up: logging out or leaving does not make them strangers.
  const answered = !user || isDismissed(dismissals, 'hide-site-entry-warning', Date.now())
  useEffect(() => {
    if (!answered) dismiss('hide-site-entry-warning')
  })
  const door = settings ? doorOf(settings, layout) : null
  if (!settings || !door || user === undefined) return null

  const open = showsEntryWarning({
    ...door,
    loggedIn: user !== null,
    installedApp,
    dismissals,
    now: Date.now(),
  })
  const age = settings.min_age
  return (
    <AlertDialog
      title={t('entry.title')}
      open={open && !signingUp}
      onClose={() => undefined}
      dismissible={false}
      actions={
        <>
          <Button tone="ember" onClick={() => dismiss('hide-site-entry-warning')}>
            {t('entry.accept', { age })}
          </Button>
          <Button onClick={leave}>{t('entry.leave')}</Button>
        </>
      }
    >
      <EntryWords settings={settings} />
    </AlertDialog>
  )
}
