import { createFileRoute } from '@tanstack/react-router'
import { castOf } from '../../landers/cast.ts'
import { Collage } from '../../landers/collage.tsx'
import { campaignHead } from '../../landers/lander-head.ts'

export const Route = createFileRoute('/_lander/landers/collagelanding/{-$slug}')({
  head: campaignHead('collagelanding', (brand) => castOf(brand).slice(0, 1)),
  component: Lander,
})

function Lander() {
  const { slug } = Route.useParams()
  return <Collage slug={slug} />
}
