import { LeaveSettings } from './leave-settings.tsx'
import { OpenDoor } from './open-door.tsx'

/** Leaving. */
export function LeaveDoor() {
  return (
    <OpenDoor door="leave">
      <LeaveSettings />
    </OpenDoor>
  )
}
