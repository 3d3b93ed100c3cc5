import { createFileRoute } from '@tanstack/react-router'
import { prefetch } from '../../client/prefetch.ts'
import { LogInDoor } from '../../membership/settings/log-in-door.tsx'
import { emailChangeQuery } from '../../membership/settings/queries.ts'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/log-in')({
  loader: async ({ context: { queries, texts } }) => {
    prefetch(queries, emailChangeQuery)
    await texts.loadNamespaces(['signup'])
  },
  head: titled(doorTitle('log-in')),
  component: LogInDoor,
})
