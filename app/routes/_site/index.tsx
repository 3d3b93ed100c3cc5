import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../../account/require-member.ts'
import { facesQuery } from '../../home/faces-query.ts'
import { HomeScreen } from '../../home/home-screen.tsx'
import { settingsQuery } from '../../site/queries.ts'

export const Route = createFileRoute('/_site/')({
  staticData: { skeleton: 'faces' },
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
