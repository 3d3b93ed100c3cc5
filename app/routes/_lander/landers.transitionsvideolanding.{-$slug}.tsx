import { createFileRoute } from '@tanstack/react-router'
import { campaignHead } from '../../landers/lander-head.ts'
import { StepByStep } from '../../landers/step-by-step.tsx'

export const Route = createFileRoute('/_lander/landers/transitionsvideolanding/{-$slug}')({
  head: campaignHead('transitionsvideolanding'),
  component: StepByStep,
})
