import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import type { Layout } from '#core/notices/entry-warning.ts'
import { userQuery } from '../account/queries.ts'
import { useSignup } from '../account/signup-door.ts'
import { EntryWarning } from './entry-warning.tsx'
import { MemberAlerts } from './member-alerts.tsx'
import { OfflineAlert } from './offline-alert.tsx'
import { TimeBonusModal } from './time-bonus-modal.tsx'
import { useRefusedElsewhere } from './use-refused-elsewhere.ts'

/** Fetched where it is asked: most members are on the site they joined. */
const SiteQuestion = lazy(async () => {
  const { SiteQuestion } = await import('./site-question.tsx')
  return { default: SiteQuestion }
})

/** Everything a layout has to tell of its own accord: alerts above the content, and the modals whose moment has come. */
export function NoticeBoard({ layout }: { readonly layout: Layout }) {
  const { data: user } = useQuery(userQuery)
  const { opened: signingUp } = useSignup()
  useRefusedElsewhere()
  return (
    <>
      <OfflineAlert />
      {user && layout === 'default' && <MemberAlerts user={user} />}
      {user && user.shown_here !== true && !signingUp && layout !== 'lander' && (
        <Suspense fallback={null}>
          <SiteQuestion user={user} />
        </Suspense>
      )}
      {user && !signingUp && <TimeBonusModal user={user} />}
      <EntryWarning layout={layout} />
    </>
  )
}
