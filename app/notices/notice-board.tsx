import { useQuery } from '@tanstack/react-query'
import type { Layout } from '#core/notices/entry-warning.ts'
import { userQuery } from '../account/queries.ts'
import { useSignup } from '../signup/signup-provider.tsx'
import { EntryWarning } from './entry-warning.tsx'
import { MemberAlerts } from './member-alerts.tsx'
import { OfflineAlert } from './offline-alert.tsx'
import { TimeBonusModal } from './time-bonus-modal.tsx'

/** Everything a layout has to tell of its own accord: alerts above the content, and the modals whose moment has come. */
export function NoticeBoard({ layout }: { readonly layout: Layout }) {
  const { data: user } = useQuery(userQuery)
  const { opened: signingUp } = useSignup()
  return (
    <>
      <OfflineAlert />
      {user && layout === 'default' && <MemberAlerts user={user} />}
      {user && !signingUp && <TimeBonusModal user={user} />}
      <EntryWarning layout={layout} />
    </>
  )
}
