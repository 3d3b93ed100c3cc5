import { createFileRoute, notFound } from '@tanstack/react-router'
import { isPage } from '#core/site/pages/text-pages.ts'
import { TextPage } from '../../site/pages/text-page.tsx'
import { companyQuery } from '../../site/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/pages/$page')({
  loader: ({ context: { queries, texts }, params: { page } }) => {
    if (!isPage(page)) throw notFound()
    return Promise.all([queries.ensureQueryData(companyQuery), texts.loadNamespaces(['pages'])])
  },
  head: ({ match, params: { page } }) =>
    titled((texts) => (isPage(page) ? texts.t(`pages:${page}.title`) : texts.t('not-found.title')))(
      {
        match,
      },
    ),
  component: Named,
})

function Named() {
  const { page } = Route.useParams()
  return isPage(page) ? <TextPage key={page} page={page} /> : null
}
