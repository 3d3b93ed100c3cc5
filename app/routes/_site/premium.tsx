import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { bundleSearch, withCode } from '../../money/credits/code-search.ts'
import { PremiumScreen } from '../../money/credits/premium-screen.tsx'
import { bundlesQuery, codeQuery, heldCodeQuery } from '../../money/credits/queries.ts'
import { titled } from '../../site/titled.ts'

function Premium() {
  const { code, bundle } = Route.useSearch()
  const navigate = Route.useNavigate()
  const onCode = (next: string | null) =>
    navigate({ search: withCode(next), replace: true, resetScroll: false })
  const onBundle = (next: string) =>
    navigate({
      search: (search) => ({ ...search, bundle: next }),
      replace: true,
      resetScroll: false,
    })
  return (
    <PremiumScreen
      code={code ?? null}
      bundle={bundle ?? null}
      onCode={onCode}
      onBundle={onBundle}
    />
  )
}

export const Route = createFileRoute('/_site/premium')({
  validateSearch: bundleSearch,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: async ({ context: { queries, texts }, deps: { code } }) => {
    prefetch(queries, bundlesQuery, heldCodeQuery)
    if (code !== undefined) prefetch(queries, codeQuery(code))
    await texts.loadNamespaces(['credits'])
  },
  head: titled((texts) => texts.t('premium.title', { ns: 'credits' })),
  component: Premium,
})
