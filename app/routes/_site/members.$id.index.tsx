import { createFileRoute } from '@tanstack/react-router'
import { ProfileScreen } from '../../members/profile-screen.tsx'

export const Route = createFileRoute('/_site/members/$id/')({
  // The profile itself is asked for by the screen: opening it is seen by who likes, resting on its link is not.
  loader: ({ context: { texts } }) => texts.loadNamespaces(['members', 'fields', 'likes']),
  component: Profile,
})

function Profile() {
  const { id } = Route.useParams()
  return <ProfileScreen key={id} id={id} />
}
