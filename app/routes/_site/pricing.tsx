import { createFileRoute } from '@tanstack/react-router'
import { askAhead } from '../../client/ask-ahead.ts'
import { PricingScreen } from '../../credits/pricing-screen.tsx'
import { bundlesQuery } from '../../credits/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/pricing')({
  loader: async ({ context: { queries, texts } }) => {
    askAhead(queries, bundlesQuery)
    await texts.loadNamespaces(['credits'])
  },
  head: titled((texts) => texts.t('footer.pricing')),
  component: PricingScreen,
})
