import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { SettingsScreen } from '../../settings/settings-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/notifications')({
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['settings', 'signup']),
  head: titled((texts) => texts.t('nav.settings')),
  component: SettingsScreen,
})
