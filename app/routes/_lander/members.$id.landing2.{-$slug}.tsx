import { createFileRoute } from '@tanstack/react-router'
import { PHOTO_WIDTHS } from '#ui/patterns/lander/photo-widths.ts'
import { memberHead } from '../../landers/lander-head.ts'
import { loadMember } from '../../landers/load-member.ts'
import { MemberGone, MemberLander } from '../../landers/member-lander.tsx'
import { MemberLetter } from '../../landers/member-letter.tsx'

export const Route = createFileRoute('/_lander/members/$id/landing2/{-$slug}')({
  loader: loadMember,
  head: memberHead(PHOTO_WIDTHS.letter),
  component: Lander,
  notFoundComponent: MemberGone,
})

function Lander() {
  const { id } = Route.useParams()
  return <MemberLander id={id} as={MemberLetter} />
}
