import { createFileRoute } from '@tanstack/react-router'
import { AloneTonight } from '../../landers/alone-tonight.tsx'
import { campaignHead } from '../../landers/lander-head.ts'

export const Route = createFileRoute('/_lander/landers/alonetonight/{-$slug}')({
  head: campaignHead('alonetonight'),
  component: AloneTonight,
})
