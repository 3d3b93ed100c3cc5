import { useQuery } from '@tanstack/react-query'
import { createFileRoute, notFound } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#core/site/locales.ts'
import { isPage } from '#core/site/pages/text-pages.ts'
import { OwnPage } from '../../site/pages/own-page.tsx'
import { hasOwnPage, ownPageQuery } from '../../site/pages/own-page-query.ts'
import { TextPage } from '../../site/pages/text-page.tsx'
import { companyQuery, settingsQuery } from '../../site/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/pages/$page')({
  loader: async ({ context: { queries, texts }, params: { page } }) => {
    if (!isPage(page)) throw notFound()
    const language = localeOf(texts.language)
    const settings = await queries.ensureQueryData(settingsQuery)
    await Promise.all([
      queries.ensureQueryData(companyQuery),
      texts.loadNamespaces(['pages']),
      hasOwnPage(settings, page, language) && queries.ensureQueryData(ownPageQuery(page, language)),
    ])
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
  const { i18n } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  if (!isPage(page)) return null
  const language = localeOf(i18n.language)
  return settings && hasOwnPage(settings, page, language) ? (
    <OwnPage key={page} page={page} language={language} />
  ) : (
    <TextPage key={page} page={page} />
  )
}
