import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Layout } from '#core/membership/alerts/entry-warning.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { useSignup } from '../../accounts/account/signup-context.ts'
import { sessionEndedQuery } from '../../accounts/session/session-ended.ts'
import { onNotShown } from '../../client/observed-fetch.ts'
import { lazyOverlay } from '../../site/lazy-overlay.tsx'
import { EntryWarning } from '../entry/entry-warning.tsx'
import { MemberAlerts } from './member-alerts.tsx'
import { OfflineAlert } from './offline-alert.tsx'
import { RestoredAlert } from './restored-alert.tsx'
import { TimeBonusModal } from './time-bonus-modal.tsx'
import { useRefusedMessages } from './use-refused-messages.ts'

/** Lazy-loaded: most members are on the site they joined. */
const SiteQuestion = lazyOverlay(() =>
  import('./site-question.tsx').then(({ SiteQuestion }) => SiteQuestion),
)

/** Lazy-loaded: few sessions end over an open page. */
const SessionEnded = lazyOverlay(() =>
  import('./session-ended.tsx').then(({ SessionEnded }) => SessionEnded),
)

/** All automatic alerts of a layout: lines above the content, and modals. */
export function AlertBoard({ layout }: { readonly layout: Layout }) {
  const { data: user } = useQuery(userQuery)
  const { data: ended } = useQuery(sessionEndedQuery)
  const { opened: signingUp } = useSignup()
  const [refused, setRefused] = useState(false)
  useEffect(() => onNotShown(() => setRefused(true)), [])
  if (refused && user?.shown_here) setRefused(false)
  useRefusedMessages()
  const asks = user?.shown_here === null || (refused && user?.shown_here === false)
  return (
    <>
      <OfflineAlert />
      {user ? <RestoredAlert /> : ended && <SessionEnded />}
      {user && layout === 'default' && <MemberAlerts user={user} />}
      {user && asks && !signingUp && layout !== 'lander' && (
        <SiteQuestion user={user} onAnswered={() => setRefused(false)} />
      )}
      {user && !signingUp && <TimeBonusModal user={user} />}
      <EntryWarning layout={layout} />
    </>
  )
}
