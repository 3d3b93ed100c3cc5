import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { isLikeList, type LikeList } from '../../likes/like-lists.ts'
import { LikesScreen } from '../../likes/likes-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/likes/$type')({
  staticData: { skeleton: 'faces' },
  params: {
    parse: ({ type }): { type: LikeList } => {
      if (!isLikeList(type)) throw notFound()
      return { type }
    },
    stringify: ({ type }) => ({ type }),
  },
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['likes', 'members']),
  head: ({ match }) =>
    titled((texts) => texts.t(`list.${match.params.type}`, { ns: 'likes' }))({ match }),
  component: Likes,
})

function Likes() {
  const { type } = Route.useParams()
  const navigate = Route.useNavigate()
  return (
    <LikesScreen
      list={type}
      onList={(chosen) =>
        void navigate({ to: '/likes/$type', params: { type: chosen }, replace: true })
      }
    />
  )
}
