import { createFileRoute } from '@tanstack/react-router'
import { PHOTO_WIDTHS } from '#ui/patterns/lander/photo-widths.ts'
import { memberHead } from '../../landers/lander-head.ts'
import { loadMember } from '../../landers/load-member.ts'
import { MemberGone, MemberLander } from '../../landers/member-lander.tsx'
import { MemberLanding } from '../../landers/member-landing.tsx'

export const Route = createFileRoute('/_lander/members/$id/landing')({
  loader: loadMember,
  head: memberHead(PHOTO_WIDTHS.spread),
  component: Lander,
  notFoundComponent: MemberGone,
})

function Lander() {
  const { id } = Route.useParams()
  return <MemberLander id={id} as={MemberLanding} />
}
