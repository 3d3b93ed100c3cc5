import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import { userQuery } from '../account/queries.ts'
import { ChatLayout } from '../layouts/chat-layout.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EmptyLayout } from '../layouts/empty-layout.tsx'
import { Live } from '../realtime/live.tsx'
import { settingsQuery } from '../site/queries.ts'

const LAYOUTS = { default: DefaultLayout, chat: ChatLayout, empty: EmptyLayout } as const

type Match = {
  readonly status: string
  readonly staticData: { readonly layout?: keyof typeof LAYOUTS }
}

/** The innermost route's word; a page that is not there is one of the site's like any other. */
const layoutOf = (matches: readonly Match[]): keyof typeof LAYOUTS =>
  matches.some(({ status }) => status === 'notFound')
    ? 'default'
    : (matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout ?? 'default')

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The layout a route asks for, where it is not the default one (spec §2). */
    readonly layout?: keyof typeof LAYOUTS
  }
}

function SiteLayout() {
  const Layout = LAYOUTS[useMatches({ select: layoutOf })]
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
