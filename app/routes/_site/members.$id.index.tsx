import { createFileRoute } from '@tanstack/react-router'
import { askAhead } from '../../client/ask-ahead.ts'
import { ProfileScreen } from '../../discovery/profile-screen.tsx'
import { profileQuery } from '../../members/queries.ts'

export const Route = createFileRoute('/_site/members/$id/')({
  staticData: { skeleton: 'profile' },
  loader: async ({ context: { queries, texts }, params: { id }, cause }) => {
    await texts.loadNamespaces(['members', 'fields', 'likes'])
    // Opening a profile is seen by who likes, resting on its link is not.
    if (cause !== 'preload') askAhead(queries, profileQuery(id))
  },
  component: Profile,
})

function Profile() {
  const { id } = Route.useParams()
  return <ProfileScreen key={id} id={id} />
}
