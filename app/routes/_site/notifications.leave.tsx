import { createFileRoute } from '@tanstack/react-router'
import { LeaveDoor } from '../../membership/settings/leave-door.tsx'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/leave')({
  head: titled(doorTitle('leave')),
  component: LeaveDoor,
})
