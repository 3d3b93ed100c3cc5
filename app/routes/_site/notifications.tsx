import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { sessionsQuery } from '../../membership/settings/queries.ts'
import { SettingsScreen } from '../../membership/settings/settings-screen.tsx'
import { blockedQuery } from '../../profiles/members/queries.ts'
import { reportsQuery } from '../../safety/reports/queries.ts'
import { titled } from '../../site/titled.ts'

function Settings() {
  const { door } = useParams({ strict: false })
  return (
    <SettingsScreen open={door !== undefined}>
      <Outlet />
    </SettingsScreen>
  )
}

export const Route = createFileRoute('/_site/notifications')({
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    prefetch(queries, sessionsQuery, blockedQuery, reportsQuery)
    await texts.loadNamespaces(['settings'])
  },
  head: titled((texts) => texts.t('nav.settings')),
  component: Settings,
})
