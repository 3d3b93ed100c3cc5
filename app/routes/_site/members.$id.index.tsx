import { createFileRoute, redirect } from '@tanstack/react-router'
import { userQuery } from '../../accounts/account/queries.ts'
import { prefetch } from '../../client/prefetch.ts'
import { prefetchAllowance } from '../../discovery/likes/prefetch-allowance.ts'
import { ProfileScreen } from '../../discovery/profile/profile-screen.tsx'
import { titledMember } from '../../profiles/members/link-picture.ts'
import { profileQuery } from '../../profiles/members/queries.ts'

export const Route = createFileRoute('/_site/members/$id/')({
  staticData: { skeleton: 'profile' },
  // One's own is seen where it is changed.
  beforeLoad: async ({ context: { queries }, params: { id } }) => {
    const user = await queries.ensureQueryData(userQuery)
    if (user?.id === id) throw redirect({ to: '/profile', replace: true })
  },
  loader: async ({ context: { queries, texts }, params: { id }, cause }) => {
    await Promise.all([
      prefetchAllowance(queries),
      texts.loadNamespaces(['members', 'fields', 'likes']),
    ])
    // Opening a profile marks a like as seen; preloading on hover must not.
    if (cause !== 'preload') prefetch(queries, profileQuery(id))
  },
  head: titledMember((texts) => texts.t('nav.members')),
  component: Profile,
})

function Profile() {
  const { id } = Route.useParams()
  return <ProfileScreen key={id} id={id} />
}
