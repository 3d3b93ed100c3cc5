import { createFileRoute } from '@tanstack/react-router'
import { openingOf } from '../../landers/cast.ts'
import { Collage } from '../../landers/collage.tsx'
import { campaignHead } from '../../landers/lander-head.ts'

export const Route = createFileRoute('/_lander/landers/collagelanding/{-$slug}')({
  head: campaignHead('collagelanding', openingOf),
  component: Collage,
})
