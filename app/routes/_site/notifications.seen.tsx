import { createFileRoute } from '@tanstack/react-router'
import { SeenDoor } from '../../membership/settings/seen-door.tsx'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/seen')({
  loader: ({ context: { texts } }) => texts.loadNamespaces(['signup']),
  head: titled(doorTitle('seen')),
  component: SeenDoor,
})
