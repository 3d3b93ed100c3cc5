import { createFileRoute } from '@tanstack/react-router'
import { Collage } from '../../landers/collage.tsx'
import { campaignHead } from '../../landers/lander-head.ts'
import { openingOf } from '../../site/cast.ts'

export const Route = createFileRoute('/_lander/landers/collagelanding/{-$slug}')({
  head: campaignHead('collagelanding', openingOf),
  component: Collage,
})
