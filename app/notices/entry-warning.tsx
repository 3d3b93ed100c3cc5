import { useQuery } from '@tanstack/react-query'
import { type ComponentProps, lazy, Suspense, useEffect } from 'react'
import { isDismissed } from '#core/notices/dismissals.ts'
import { type Layout, showsEntryWarning } from '#core/notices/entry-warning.ts'
import { userQuery } from '../account/queries.ts'
import { useSignup } from '../account/signup-context.ts'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { settingsQuery } from '../site/queries.ts'
import { entryContextOf } from './entry-context.ts'
import { useRouteName } from './route-name.ts'
import { useBrowser } from './use-browser.ts'
import { useDismissals } from './use-dismissals.ts'

const EntryQuestion = lazy(async () => {
  const { EntryQuestion } = await import('./entry-question.tsx')
  return { default: EntryQuestion }
})

/** Spec §2: the entry warning, shown to a visitor once. */
export function EntryWarning({ layout }: { readonly layout: Layout }) {
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const { installedApp } = useBrowser()
  const route = useRouteName()
  const { dismissals, dismiss } = useDismissals()
  const { opened: signingUp } = useSignup()

  // Members stated their age at signup: not shown again after logout or deletion.
  const answered = !user || isDismissed(dismissals, 'hide-site-entry-warning', Date.now())
  useEffect(() => {
    if (!answered) dismiss('hide-site-entry-warning')
  })
  const accept = () => dismiss('hide-site-entry-warning')
  const context = settings ? entryContextOf(settings, layout) : null
  if (!settings || !context || user === undefined) return null

  const open = showsEntryWarning({
    ...context,
    route,
    loggedIn: user !== null,
    installedApp,
    dismissals,
    now: Date.now(),
  })
  return <LazyQuestion settings={settings} open={open && !signingUp} onAccept={accept} />
}

type QuestionProps = ComponentProps<typeof EntryQuestion>

/** Lazy-loaded: members never see it. */
function LazyQuestion(props: QuestionProps) {
  if (!useOpenedOnce(props.open)) return null
  return (
    <Suspense fallback={null}>
      <EntryQuestion {...props} />
    </Suspense>
  )
}
