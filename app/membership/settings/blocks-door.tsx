import { BlockedSettings } from './blocked-settings.tsx'
import { OpenDoor } from './open-door.tsx'
import { ReportSettings } from './report-settings.tsx'

/** Whom the member blocked, and whom they reported. */
export function BlocksDoor() {
  return (
    <OpenDoor door="blocks">
      <BlockedSettings />
      <ReportSettings />
    </OpenDoor>
  )
}
