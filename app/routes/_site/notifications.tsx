import { createFileRoute, Outlet, useMatchRoute } from '@tanstack/react-router'
import { shownSitesQuery } from '../../accounts/account/shown-sites.ts'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { sessionsQuery } from '../../membership/settings/queries.ts'
import { SettingsScreen } from '../../membership/settings/settings-screen.tsx'
import { blockedQuery } from '../../profiles/members/queries.ts'
import { reportsQuery } from '../../safety/reports/queries.ts'
import { titled } from '../../site/titled.ts'

function Settings() {
  const atDoors = useMatchRoute()({ to: '/notifications' })
  return (
    <SettingsScreen open={!atDoors}>
      <Outlet />
    </SettingsScreen>
  )
}

export const Route = createFileRoute('/_site/notifications')({
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    prefetch(queries, shownSitesQuery, sessionsQuery, blockedQuery, reportsQuery)
    await texts.loadNamespaces(['settings'])
  },
  head: titled((texts) => texts.t('nav.settings')),
  component: Settings,
})
