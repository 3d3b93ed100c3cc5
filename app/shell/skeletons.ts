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

/** The skeleton of matched routes: the innermost route's, else its layout's. */
export function skeletonOf(routes: Routes): SkeletonName {
  for (const { options } of routes.toReversed()) {
    const { skeleton, layout } = options.staticData ?? {}
    if (skeleton) return skeleton
    if (layout) return BY_LAYOUT[layout]
  }
  return BY_LAYOUT.default
}
