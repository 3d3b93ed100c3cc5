import { createFileRoute } from '@tanstack/react-router'
import { userQuery } from '../../accounts/account/queries.ts'
import { requireMember } from '../../accounts/session/require-member.ts'
import { prefetch } from '../../client/prefetch.ts'
import { bundleSearch, withCode } from '../../money/credits/code-search.ts'
import { CreditsScreen } from '../../money/credits/credits-screen.tsx'
import {
  bundlesQuery,
  codeQuery,
  heldCodeQuery,
  lastOrderQuery,
  monthQuery,
} from '../../money/credits/queries.ts'
import { titled } from '../../site/titled.ts'

function Credits() {
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
    <CreditsScreen
      code={code ?? null}
      bundle={bundle ?? null}
      onCode={onCode}
      onBundle={onBundle}
    />
  )
}

export const Route = createFileRoute('/_site/credits/')({
  validateSearch: bundleSearch,
  beforeLoad: requireMember,
  loaderDeps: ({ search: { code } }) => ({ code }),
  loader: async ({ context: { queries, texts }, deps: { code } }) => {
    prefetch(queries, bundlesQuery, heldCodeQuery, monthQuery)
    if (queries.getQueryData(userQuery.queryKey)?.paid_user) prefetch(queries, lastOrderQuery)
    if (code !== undefined) prefetch(queries, codeQuery(code))
    await texts.loadNamespaces(['credits'])
  },
  head: titled((texts) => texts.t('nav.credits')),
  component: Credits,
})
