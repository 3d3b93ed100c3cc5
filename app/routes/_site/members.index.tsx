import { createFileRoute } from '@tanstack/react-router'
import { pagesLeft } from '../../discovery/search/pages-left.ts'
import { SearchScreen } from '../../discovery/search/search-screen.tsx'
import { searchParams } from '../../profiles/members/search-params.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/members/')({
  staticData: { skeleton: 'faces' },
  validateSearch: searchParams,
  // The router keeps other parameters of the URL, such as an empty form field.
  loaderDeps: ({ search }) => searchParams(search),
  loader: async ({ context: { queries, texts }, deps, location }) => {
    const pages = pagesLeft(location.state.__TSR_key)
    const [form] = await Promise.all([
      // Before rendering, since SSR is a single pass; few browsers have no scripts.
      deps.choose && import('../../discovery/search/filter-form.tsx'),
      texts.loadNamespaces(['members', 'fields', 'likes']),
      import('../../discovery/search/prefetch-search.ts').then(({ prefetchSearch }) =>
        prefetchSearch(queries, deps, pages),
      ),
    ])
    return { form: form?.FilterForm }
  },
  head: titled((texts) => texts.t('nav.members')),
  component: Search,
})

function Search() {
  const params = searchParams(Route.useSearch())
  const navigate = Route.useNavigate()
  return (
    <SearchScreen
      params={params}
      form={Route.useLoaderData().form}
      onChange={(search) => void navigate({ search, replace: true, resetScroll: false })}
    />
  )
}
