import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { OwnProfileScreen } from '../../profile/own-profile-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/profile')({
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['profile', 'fields', 'signup']),
  head: titled((texts) => texts.t('nav.profile')),
  component: OwnProfileScreen,
})
