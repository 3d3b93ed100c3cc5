import { createFileRoute } from '@tanstack/react-router'
import { DataDoor } from '../../membership/settings/data-door.tsx'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/data')({
  head: titled(doorTitle('data')),
  component: DataDoor,
})
