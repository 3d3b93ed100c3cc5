import { createFileRoute, notFound } from '@tanstack/react-router'
import { shownSitesQuery } from '../../accounts/account/shown-sites.ts'
import { prefetch } from '../../client/prefetch.ts'
import { DoorScreen } from '../../membership/settings/door-screen.tsx'
import { type DoorName, isDoor } from '../../membership/settings/doors.ts'
import { emailChangeQuery } from '../../membership/settings/queries.ts'
import { doorTitle } from '../../membership/settings/use-door-title.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications/$door')({
  params: {
    parse: ({ door }): { door: DoorName } => {
      if (!isDoor(door)) throw notFound()
      return { door }
    },
    stringify: ({ door }) => ({ door }),
  },
  loader: async ({ context: { queries, texts }, params: { door } }) => {
    if (door === 'seen') prefetch(queries, shownSitesQuery)
    if (door === 'log-in') prefetch(queries, emailChangeQuery)
    await texts.loadNamespaces(['account', 'report', 'settings', 'signup'])
  },
  head: ({ match }) => titled(doorTitle(match.params.door))({ match }),
  component: function Door() {
    const { door } = Route.useParams()
    return <DoorScreen door={door} />
  },
})
