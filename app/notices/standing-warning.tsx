import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/button/button.tsx'
import { StandingDialog } from '#ui/dialog/standing-dialog.tsx'
import { LATER, TAKEN_OVER } from '#ui/early/taken-over.ts'
import { useSignup } from '../account/signup-door.ts'
import type { Settings } from '../site/queries.ts'
import { EntryWords } from './entry-words.tsx'
import { ANSWERS, warn } from './warn.ts'

/** The entry warning as part of a served page, which `early.ts` asks before the app runs; without it, the app does. */
export function StandingWarning({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const { opened: signingUp } = useSignup()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (signingUp || !current) return
    // What was pressed before the app ran comes first, and takes a moment to open what it opens.
    let soon: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(soon)
      soon = setTimeout(() => current.hasAttribute(LATER) || warn(current))
    }
    ask()
    document.addEventListener(TAKEN_OVER, ask)
    return () => {
      clearTimeout(soon)
      document.removeEventListener(TAKEN_OVER, ask)
    }
  }, [signingUp])
  return (
    <StandingDialog
      ref={dialog}
      title={t('entry.title')}
      actions={
        <>
          <Button tone="ember" type="submit" value={ANSWERS.accept}>
            {t('entry.accept', { age: settings.min_age })}
          </Button>
          <Button type="submit" value={ANSWERS.leave}>
            {t('entry.leave')}
          </Button>
        </>
      }
    >
      <EntryWords settings={settings} />
    </StandingDialog>
  )
}
