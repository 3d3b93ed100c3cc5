import { createFileRoute } from '@tanstack/react-router'
import { campaignHead } from '../../landers/lander-head.ts'
import { NearbyMap } from '../../landers/nearby-map.tsx'

export const Route = createFileRoute('/_lander/landers/maplanding/{-$slug}')({
  head: campaignHead('maplanding'),
  component: NearbyMap,
})
