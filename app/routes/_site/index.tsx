import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../../accounts/session/require-member.ts'
import { facesQuery } from '../../home/faces-query.ts'
import { HomeScreen } from '../../home/home-screen.tsx'
import { bundlesQuery } from '../../money/credits/queries.ts'
import { settingsQuery } from '../../site/queries.ts'
import { pageTitle } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/')({
  staticData: { skeleton: 'faces' },
  beforeLoad: requireVisitor,
  loader: async ({ context: { queries, texts } }) => {
    const [settings] = await Promise.all([
      queries.ensureQueryData(settingsQuery),
      texts.loadNamespaces(['home']),
    ])
    void queries.prefetchQuery(facesQuery(settings.geoip_country))
    void queries.prefetchQuery(bundlesQuery)
  },
  // The site describes itself in its own language alone.
  head: ({ match: { context } }) => {
    const { texts, queries } = context
    const site = queries.getQueryData(settingsQuery.queryKey)
    if (site?.domain_language === texts.language) return {}
    const title = pageTitle(texts.t('title', { ns: 'home' }), context)
    const description = texts.t('text', { ns: 'home' })
    return { meta: [{ title }, { name: 'description', content: description }] }
  },
  component: HomeScreen,
})
