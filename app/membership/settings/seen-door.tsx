import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/account/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { ConsentSettings } from './consent-settings.tsx'
import { OpenDoor } from './open-door.tsx'
import { SiteSettings } from './site-settings.tsx'
import { VisibilitySettings } from './visibility-settings.tsx'

/** Who sees the member, where, and by what. */
export function SeenDoor() {
  const { data: user } = useQuery(userQuery)
  const { data: site } = useQuery(settingsQuery)
  if (!user) return null
  return (
    <OpenDoor door="seen">
      <VisibilitySettings user={user} />
      <SiteSettings />
      <ConsentSettings user={user} site={site?.name ?? ''} />
    </OpenDoor>
  )
}
