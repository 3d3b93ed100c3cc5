import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { askAhead } from '../../client/ask-ahead.ts'
import { OwnProfileScreen } from '../../profile/own-profile-screen.tsx'
import { photosQuery } from '../../profile/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/profile')({
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    askAhead(queries, photosQuery)
    await texts.loadNamespaces(['profile', 'fields', 'signup'])
  },
  head: titled((texts) => texts.t('nav.profile')),
  component: OwnProfileScreen,
})
