import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { LikesScreen } from '../../likes/likes-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/likes/')({
  staticData: { skeleton: 'faces' },
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['likes', 'members']),
  head: titled((texts) => texts.t('nav.likes')),
  component: Likes,
})

function Likes() {
  const navigate = Route.useNavigate()
  return (
    <LikesScreen
      list="received"
      onList={(type) => void navigate({ to: '/likes/$type', params: { type }, replace: true })}
    />
  )
}
