import { createFileRoute } from '@tanstack/react-router'
import { prefetch } from '../../client/prefetch.ts'
import { PricingScreen } from '../../money/credits/pricing-screen.tsx'
import { bundlesQuery } from '../../money/credits/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/pricing')({
  loader: async ({ context: { queries, texts } }) => {
    prefetch(queries, bundlesQuery)
    await texts.loadNamespaces(['credits'])
  },
  head: titled((texts) => texts.t('footer.pricing')),
  component: PricingScreen,
})
