import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { OwnProfileScreen } from '../../discovery/profile/own-profile-screen.tsx'
import { photosQuery } from '../../profiles/own/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/profile')({
  staticData: { skeleton: 'profile' },
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    prefetch(queries, photosQuery)
    await texts.loadNamespaces(['profile', 'fields', 'members', 'signup'])
  },
  head: titled((texts) => texts.t('nav.profile')),
  component: OwnProfileScreen,
})
