import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { OwnProfileScreen } from '../../profile/own-profile-screen.tsx'

export const Route = createFileRoute('/_site/profile')({
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['profile', 'fields', 'signup']),
  component: OwnProfileScreen,
})
