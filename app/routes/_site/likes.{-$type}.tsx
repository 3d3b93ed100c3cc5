import { createFileRoute, notFound } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { isLikeList, type LikeList } from '../../discovery/likes/like-lists.ts'
import { LikesScreen } from '../../discovery/likes/likes-screen.tsx'
import { prefetchAllowance } from '../../discovery/likes/prefetch-allowance.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/likes/{-$type}')({
  staticData: { skeleton: 'faces' },
  params: {
    parse: ({ type }): { type?: LikeList } => {
      if (type === undefined) return {}
      if (!isLikeList(type)) throw notFound()
      return { type }
    },
    stringify: ({ type }) => ({ type }),
  },
  beforeLoad: requireMember,
  loader: async ({ context: { queries, texts } }) => {
    await Promise.all([prefetchAllowance(queries), texts.loadNamespaces(['likes', 'members'])])
  },
  head: ({ match }) => {
    const { type } = match.params
    return titled((texts) =>
      type === undefined ? texts.t('nav.likes') : texts.t(`list.${type}`, { ns: 'likes' }),
    )({ match })
  },
  component: function Likes() {
    const { type = 'received' } = Route.useParams()
    return <LikesScreen list={type} />
  },
})
