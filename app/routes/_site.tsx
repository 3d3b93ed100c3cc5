import { createFileRoute, Outlet, useMatches } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { userQuery } from '../accounts/account/queries.ts'
import { chatsQuery } from '../chats/messages/queries.ts'
import { prefetch } from '../client/prefetch.ts'
import { likesQuery } from '../discovery/likes/queries.ts'
import { ChatLayout } from '../layouts/chat-layout.tsx'
import { DefaultLayout } from '../layouts/default-layout.tsx'
import { EmptyLayout } from '../layouts/empty-layout.tsx'
import { OfflineAlert } from '../membership/alerts/offline-alert.tsx'
import { discountQuery } from '../money/credits/queries.ts'
import { profileQuery } from '../profiles/members/queries.ts'
import { photosQuery } from '../profiles/own/queries.ts'
import { Live } from '../realtime/live.tsx'
import type { SkeletonName } from '../shell/skeletons.ts'
import { settingsQuery } from '../site/queries.ts'

const MailLayout = ({ children }: { readonly children: ReactNode }) => (
  <EmptyLayout alert={<OfflineAlert />}>{children}</EmptyLayout>
)

const LAYOUTS = { default: DefaultLayout, chat: ChatLayout, empty: MailLayout } as const

type Match = { readonly staticData: { readonly layout?: keyof typeof LAYOUTS } }

const layoutOf = (matches: readonly Match[]): keyof typeof LAYOUTS =>
  matches.findLast(({ staticData }) => staticData.layout)?.staticData.layout ?? 'default'

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** A route's layout, if not the default (spec §2). */
    readonly layout?: keyof typeof LAYOUTS
    /** A route's skeleton, if not its layout's. */
    readonly skeleton?: SkeletonName
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
  loader: async ({ context: { queries, texts } }) => {
    const [, user] = await Promise.all([
      queries.ensureQueryData(settingsQuery),
      queries.ensureQueryData(userQuery),
      texts.loadNamespaces(['notices']),
    ])
    if (!user) return
    prefetch(queries, chatsQuery, likesQuery, discountQuery, profileQuery(user.id))
    if (!user.profile.main_image) prefetch(queries, photosQuery)
  },
  component: SiteLayout,
})
