import { createFileRoute } from '@tanstack/react-router'
import { AcrossTheStreet } from '../../landers/across-the-street.tsx'
import { campaignHead } from '../../landers/lander-head.ts'
import { posterOf, windowsOf } from '../../landers/loops.ts'

export const Route = createFileRoute('/_lander/landers/video/{-$slug}')({
  head: campaignHead('video', (brand) => [posterOf(windowsOf(brand))]),
  component: AcrossTheStreet,
})
