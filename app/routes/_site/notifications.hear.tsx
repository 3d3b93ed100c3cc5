import { createFileRoute } from '@tanstack/react-router'
import { HearDoor } from '../../membership/settings/hear-door.tsx'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/hear')({
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account']),
  head: titled(doorTitle('hear')),
  component: HearDoor,
})
