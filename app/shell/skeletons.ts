/** Skeletons of pages. */
export const SKELETONS = [
  'faces',
  'matches',
  'profile',
  'chats',
  'chat',
  'lines',
  'nothing',
] as const
export type SkeletonName = (typeof SKELETONS)[number]

type Layout = 'default' | 'chat' | 'empty'
type Routes = readonly {
  readonly options: {
    readonly staticData?: { readonly layout?: Layout; readonly skeleton?: SkeletonName }
  }
}[]

const BY_LAYOUT = { default: 'lines', chat: 'chats', empty: 'nothing' } as const

/**
 * Routes whose styles and scripts the skeleton of another needs: a chat is opened from a member's page, which has none of
 * its own, and without them the skeleton stands unstyled and then moves.
 */
const ONWARD: Partial<Record<SkeletonName, readonly string[]>> = {
  chat: ['/_site/chats', '/_site/chats/$id'],
}

/** Ids of the routes that a skeleton is loaded with: the matched ones, and where they lead. */
export const shellRoutes = (matched: readonly string[], skeleton: SkeletonName) => [
  ...new Set([...matched, ...(ONWARD[skeleton] ?? [])]),
]

/** The skeleton of matched routes: the innermost route's, else its layout's. */
export function skeletonOf(routes: Routes): SkeletonName {
  for (const { options } of routes.toReversed()) {
    const { skeleton, layout } = options.staticData ?? {}
    if (skeleton) return skeleton
    if (layout) return BY_LAYOUT[layout]
  }
  return BY_LAYOUT.default
}
