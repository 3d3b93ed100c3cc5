import { createFileRoute } from '@tanstack/react-router'
import { BlocksDoor } from '../../membership/settings/blocks-door.tsx'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/blocks')({
  loader: ({ context: { texts } }) => texts.loadNamespaces(['report']),
  head: titled(doorTitle('blocks')),
  component: BlocksDoor,
})
