import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { CheckoutScreen } from '../../money/checkout/checkout-screen.tsx'
import { codeSearch } from '../../money/credits/code-search.ts'
import { bundlesQuery, codeQuery, heldCodeQuery, quoteQuery } from '../../money/credits/queries.ts'
import { titled } from '../../site/titled.ts'

function Checkout() {
  const { id, paymentmethod } = Route.useParams()
  const { code } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <CheckoutScreen
      bundle={id}
      method={paymentmethod ?? null}
      code={code ?? null}
      onMethod={(method) =>
        navigate({
          params: { id, paymentmethod: method },
          search: true,
          replace: true,
          resetScroll: false,
        })
      }
      onCode={(next) =>
        navigate({
          search: next === null ? {} : { code: next },
          replace: true,
          resetScroll: false,
        })
      }
    />
  )
}

export const Route = createFileRoute('/_site/credits/$id/{-$paymentmethod}')({
  validateSearch: codeSearch,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { code } }) => ({ code: code ?? null }),
  loader: async ({ context: { queries, texts }, params, deps }) => {
    prefetch(queries, bundlesQuery, heldCodeQuery, quoteQuery(params.id, deps.code))
    if (deps.code !== null) prefetch(queries, codeQuery(deps.code))
    await texts.loadNamespaces(['credits'])
  },
  head: titled((texts) => texts.t('checkout.title', { ns: 'credits' })),
  component: Checkout,
})
