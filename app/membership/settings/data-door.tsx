import { useQuery } from '@tanstack/react-query'
import { settingsQuery } from '../../site/queries.ts'
import { DataSettings } from './data-settings.tsx'
import { OpenDoor } from './open-door.tsx'

/** All that we store about the member. */
export function DataDoor() {
  const { data: site } = useQuery(settingsQuery)
  return (
    <OpenDoor door="data">
      <DataSettings site={site?.name ?? ''} />
    </OpenDoor>
  )
}
