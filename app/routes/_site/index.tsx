import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../../account/require-member.ts'
import { facesQuery } from '../../site/faces-query.ts'
import { HomeScreen } from '../../site/home-screen.tsx'
import { settingsQuery } from '../../site/queries.ts'

export const Route = createFileRoute('/_site/')({
  beforeLoad: requireVisitor,
  loader: async ({ context: { queries, texts } }) => {
    const [settings] = await Promise.all([
      queries.ensureQueryData(settingsQuery),
      texts.loadNamespaces(['home']),
    ])
    void queries.prefetchQuery(facesQuery(settings.geoip_country))
  },
  component: HomeScreen,
})
