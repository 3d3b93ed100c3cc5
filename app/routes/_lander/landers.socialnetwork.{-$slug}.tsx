import { createFileRoute } from '@tanstack/react-router'
import { FreeSeat } from '../../landers/free-seat.tsx'
import { campaignHead } from '../../landers/lander-head.ts'

export const Route = createFileRoute('/_lander/landers/socialnetwork/{-$slug}')({
  head: campaignHead('socialnetwork'),
  component: FreeSeat,
})
