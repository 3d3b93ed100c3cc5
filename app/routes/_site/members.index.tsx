import { createFileRoute } from '@tanstack/react-router'
import { searchParams } from '../../members/search-params.ts'
import { SearchScreen } from '../../members/search-screen.tsx'
import { titled } from '../../shared/titled.ts'

export const Route = createFileRoute('/_site/members/')({
  validateSearch: searchParams,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['members', 'fields', 'likes']),
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
