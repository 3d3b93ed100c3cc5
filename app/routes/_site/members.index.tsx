import { createFileRoute } from '@tanstack/react-router'
import { SearchScreen } from '../../discovery/search-screen.tsx'
import { searchParams } from '../../members/search-params.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/members/')({
  staticData: { skeleton: 'faces' },
  validateSearch: searchParams,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queries, texts }, deps }) =>
    Promise.all([
      texts.loadNamespaces(['members', 'fields', 'likes']),
      import('../../discovery/ask-for-search.ts').then(({ askForSearch }) =>
        askForSearch(queries, deps),
      ),
    ]),
  head: titled((texts) => texts.t('nav.members')),
  component: Search,
})

function Search() {
  const params = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <SearchScreen
      params={params}
      onChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
