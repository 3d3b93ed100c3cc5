import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { userQuery } from '../account/queries.ts'
import { ChatLayout } from '../layouts/chat-layout.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { Live } from '../realtime/live.tsx'
import { settingsQuery } from '../site/queries.ts'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout a route asks for, where it is not the default one (spec §2). */
    readonly layout?: 'chat'
  }
}

function SiteLayout() {
  const chat = useMatches({
    select: (matches) => matches.some(({ staticData }) => staticData.layout === 'chat'),
  })
  const Layout = chat ? ChatLayout : DefaultLayout
  return (
    <Layout>
      <Live />
      <Outlet />
    </Layout>
  )
}

export const Route = createFileRoute('/_site')({
  loader: ({ context: { queries, texts } }) =>
    Promise.all([
      queries.ensureQueryData(settingsQuery),
      queries.ensureQueryData(userQuery),
      texts.loadNamespaces(['notices']),
    ]),
  component: SiteLayout,
})
