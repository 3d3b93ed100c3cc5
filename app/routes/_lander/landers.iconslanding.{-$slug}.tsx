import { createFileRoute } from '@tanstack/react-router'
import { campaignHead } from '../../landers/lander-head.ts'
import { SharedTastes } from '../../landers/shared-tastes.tsx'

export const Route = createFileRoute('/_lander/landers/iconslanding/{-$slug}')({
  loader: ({ context: { texts } }) => texts.loadNamespaces(['fields']),
  head: campaignHead('iconslanding'),
  component: SharedTastes,
})
