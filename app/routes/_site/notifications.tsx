import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { shownSitesQuery } from '../../account/shown-sites.ts'
import { prefetch } from '../../client/prefetch.ts'
import { blockedQuery } from '../../members/queries.ts'
import { reportsQuery } from '../../reports/queries.ts'
import { emailChangeQuery, sessionsQuery } from '../../settings/queries.ts'
import { SettingsScreen } from '../../settings/settings-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications')({
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    prefetch(queries, shownSitesQuery, emailChangeQuery, sessionsQuery, blockedQuery, reportsQuery)
    await texts.loadNamespaces(['account', 'report', 'settings', 'signup'])
  },
  head: titled((texts) => texts.t('nav.settings')),
  component: SettingsScreen,
})
