import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { LikedMember } from '../../discovery/likes/liked-member.tsx'
import { LikesScreen } from '../../discovery/likes/likes-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/likes/m/$id')({
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['likes', 'members']),
  head: titled((texts) => texts.t('nav.likes')),
  component: Liked,
})

function Liked() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <>
      <LikesScreen list="received" />
      <LikedMember id={id} onClose={() => void navigate({ to: '/likes/{-$type}' })} />
    </>
  )
}
