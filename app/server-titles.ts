import type { QueryClient } from '@tanstack/react-query'
import { chatBadgeCount } from '#core/chats/chat.ts'
import type { Locale } from '#core/site/locales.ts'
import { chatsQuery, unreadIn } from './chats/messages/queries.ts'
import { createQueries } from './client/create-queries.ts'
import { likesQuery, newLikesIn } from './discovery/likes/queries.ts'
import { AREAS, openTexts } from './locales/i18n.ts'
import type { matchedRoutes } from './matched-routes.ts'
import { titleIn } from './page-head.ts'
import { type Settings, settingsQuery } from './site/queries.ts'

/** Unread messages and new likes of the page's member, as far as it loaded them. */
export function countIn(queries: QueryClient): number {
  const chats = queries.getQueryData(chatsQuery.queryKey)
  const likes = queries.getQueryData(likesQuery.queryKey)
  return chatBadgeCount(chats ? unreadIn(chats) : 0, likes ? newLikesIn(likes) : 0)
}

type Head = (page: {
  readonly match: object
}) => { readonly meta?: unknown } | Promise<{ readonly meta?: unknown }>

/** The title that the innermost route with one has before its data; `null` if none. */
export async function titleWithoutData(
  routes: ReturnType<typeof matchedRoutes>,
  { locale, site }: { readonly locale: Locale; readonly site: string },
): Promise<string | null> {
  const queries = createQueries()
  queries.setQueryData<Pick<Settings, 'name'>>([...settingsQuery.queryKey], { name: site })
  // Not the shell's own texts, whose areas are those that its page loads.
  const match = { context: { queries, texts: await openTexts(locale, AREAS) }, params: {} }
  for (const { options } of routes.toReversed()) {
    // Safe cast: a head of ours reads the context, and the parameters if there are any.
    const head = options.head as Head | undefined
    const title = titleIn((await head?.({ match }))?.meta)
    if (title !== null) return title
  }
  return null
}
