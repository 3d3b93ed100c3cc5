import { createFileRoute } from '@tanstack/react-router'
import { GalleryWall } from '../../landers/gallery-wall.tsx'
import { campaignHead } from '../../landers/lander-head.ts'
import { openingOf } from '../../site/cast.ts'

export const Route = createFileRoute('/_lander/landers/gallery/{-$slug}')({
  head: campaignHead('gallery', openingOf),
  component: GalleryWall,
})
