import { createFileRoute } from '@tanstack/react-router'
import { campaignHead } from '../../landers/lander-head.ts'
import { WarmUp } from '../../landers/warm-up.tsx'

export const Route = createFileRoute('/_lander/landers/tinderswipe')({
  head: campaignHead('tinderswipe'),
  component: WarmUp,
})
