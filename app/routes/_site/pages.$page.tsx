import { createFileRoute, notFound } from '@tanstack/react-router'
import { isPage, type PageName } from '#core/site/text-pages.ts'
import { TextPage } from '../../pages/text-page.tsx'
import { companyQuery } from '../../site/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/pages/$page')({
  params: {
    parse: ({ page }): { page: PageName } => {
      if (!isPage(page)) throw notFound()
      return { page }
    },
    stringify: ({ page }) => ({ page }),
  },
  loader: ({ context: { queries, texts } }) =>
    Promise.all([queries.ensureQueryData(companyQuery), texts.loadNamespaces(['pages'])]),
  head: ({ match }) => titled((texts) => texts.t(`pages:${match.params.page}.title`))({ match }),
  component: Named,
})

function Named() {
  return <TextPage page={Route.useParams().page} />
}
