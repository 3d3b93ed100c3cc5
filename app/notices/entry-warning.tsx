import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { isDismissed } from '#core/notices/dismissals.ts'
import { type Layout, showsEntryWarning } from '#core/notices/entry-warning.ts'
import { userQuery } from '../account/queries.ts'
import { useSignup } from '../account/signup-door.ts'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { settingsQuery } from '../site/queries.ts'
import { doorOf } from './door.ts'
import { useBrowser } from './use-browser.ts'
import { useDismissals } from './use-dismissals.ts'

const EntryQuestion = lazy(async () => {
  const { EntryQuestion } = await import('./entry-question.tsx')
  return { default: EntryQuestion }
})

/** Spec §2: tells a visitor, once, what kind of site this is, before they look around. */
export function EntryWarning({ layout }: { readonly layout: Layout }) {
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
  const accept = () => dismiss('hide-site-entry-warning')
  const door = settings ? doorOf(settings, layout) : null
  if (!settings || !door || user === undefined) return null

  const open = showsEntryWarning({
    ...door,
    loggedIn: user !== null,
    installedApp,
    dismissals,
    now: Date.now(),
  })
  return <LazyQuestion settings={settings} open={open && !signingUp} onAccept={accept} />
}

type QuestionProps = ComponentProps<typeof EntryQuestion>

/** Fetched where it is asked: members never are. */
function LazyQuestion(props: QuestionProps) {
  if (!useOpenedOnce(props.open)) return null
  return (
    <Suspense fallback={null}>
      <EntryQuestion {...props} />
    </Suspense>
  )
}
