import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { NotificationSettings } from './notification-settings.tsx'
import { OpenDoor } from './open-door.tsx'
import { PushSettings } from './push-settings.tsx'
import { QuietHoursSettings } from './quiet-hours-settings.tsx'

/** What the member hears of, where and when. */
export function HearDoor() {
  const { data: user } = useQuery(userQuery)
  const { data: site } = useQuery(settingsQuery)
  if (!user) return null
  return (
    <OpenDoor door="hear">
      <NotificationSettings user={user} />
      {site?.push_public_key && <PushSettings settings={site} />}
      <QuietHoursSettings user={user} />
    </OpenDoor>
  )
}
