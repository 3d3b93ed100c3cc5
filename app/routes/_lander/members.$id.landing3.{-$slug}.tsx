import { createFileRoute } from '@tanstack/react-router'
import { PHOTO_WIDTHS } from '#ui/patterns/lander/photo-widths.ts'
import { memberHead } from '../../landers/lander-head.ts'
import { loadMember } from '../../landers/load-member.ts'
import { MemberGone, MemberLander } from '../../landers/member-lander.tsx'
import { MemberPostcard } from '../../landers/member-postcard.tsx'

export const Route = createFileRoute('/_lander/members/$id/landing3/{-$slug}')({
  loader: loadMember,
  head: memberHead(PHOTO_WIDTHS.postcard),
  component: Lander,
  notFoundComponent: MemberGone,
})

function Lander() {
  const { id } = Route.useParams()
  return <MemberLander id={id} as={MemberPostcard} />
}
