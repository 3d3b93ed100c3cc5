import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { InlineDialog } from '#ui/primitives/dialog/inline-dialog.tsx'
import { HYDRATED, LATER } from '#ui/primitives/early/hydrated.ts'
import { OfferedLanguage } from '../../accounts/account/offered-language.tsx'
import { useSignup } from '../../accounts/account/signup-context.ts'
import type { Settings } from '../../site/queries.ts'
import { EntryWords } from './entry-words.tsx'
import { ANSWERS, warn } from './warn.ts'

/** The entry warning in the server's HTML, opened by `start-page.ts` before the app runs; without it, by the app. */
export function InlineWarning({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const { opened: signingUp } = useSignup()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const { current } = dialog
    if (signingUp || !current) return
    // Replayed clicks come first, and what they open takes a moment.
    let soon: ReturnType<typeof setTimeout> | undefined
    const ask = () => {
      clearTimeout(soon)
      soon = setTimeout(() => current.hasAttribute(LATER) || warn(current))
    }
    ask()
    document.addEventListener(HYDRATED, ask)
    return () => {
      clearTimeout(soon)
      document.removeEventListener(HYDRATED, ask)
    }
  }, [signingUp])
  return (
    <InlineDialog
      ref={dialog}
      title={t('entry.title')}
      actions={
        <>
          <Button tone="ember" size="s" type="submit" value={ANSWERS.accept}>
            {t('entry.accept', { age: settings.min_age })}
          </Button>
          <Button size="s" type="submit" value={ANSWERS.leave}>
            {t('entry.leave')}
          </Button>
          <OfferedLanguage />
        </>
      }
    >
      <EntryWords settings={settings} />
    </InlineDialog>
  )
}
