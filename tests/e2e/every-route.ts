import { LIKE_LISTS } from '#app/discovery/likes/like-lists.ts'
import { DOOR_NAMES } from '#app/membership/settings/doors.ts'
import type { FileRoutesByFullPath } from '#app/route-tree.gen.ts'
import { PAGES } from '#core/site/pages/text-pages.ts'
import { isFull } from '../share.ts'
import type { RealIds } from './real-ids.ts'

export type Route = keyof FileRoutesByFullPath
export type Viewer = keyof RealIds

/** Values for an address: path parameters first, the others become query parameters. */
type Params = Readonly<Record<string, string>>

/** Who opens a page, and the parameters of its address. */
type ViewerParams = { readonly [Who in Viewer]?: (real: RealIds[Who]) => Params }

const NONE = () => ({})
const visitor = (params: (real: RealIds['visitor']) => Params = NONE): ViewerParams => ({
  visitor: params,
})
const mailed = (params: (real: RealIds['mailed']) => Params): ViewerParams => ({ mailed: params })
const member = (params: (real: RealIds['member']) => Params = NONE): ViewerParams => ({
  member: params,
})

/** A slug of an unknown campaign: it changes no texts or images, so that only `check --full` opens its pages. */
export const SLUG = 'zomer'
const CAMPAIGN: readonly [ViewerParams, ...ViewerParams[]] = [
  visitor(),
  ...(isFull ? [visitor(() => ({ slug: SLUG }))] : []),
]
const MEMBER_LANDER: readonly [ViewerParams, ...ViewerParams[]] = [
  visitor(({ man }) => ({ id: man })),
  ...(isFull ? [visitor(({ man }: RealIds['visitor']) => ({ id: man, slug: SLUG }))] : []),
]

/** Every route of the app with the viewers that may see it: a route without an entry does not compile. */
const ROUTES: Record<Route, readonly [ViewerParams, ...ViewerParams[]]> = {
  '/': [visitor()],
  '/$token': [mailed(({ activation }) => ({ token: activation }))],
  '/account-deleted': [visitor()],
  '/activate/done': [visitor(), member()],
  '/activate/error': [visitor()],
  '/chats': [member()],
  '/chats/': [member()],
  '/chats/$id': [member(({ chat }) => ({ id: chat }))],
  '/complaints/': [visitor()],
  '/complaints/$reference': [mailed(({ complaint }) => ({ reference: complaint }))],
  '/complete-signup': [member()],
  '/credits/': [member()],
  '/credits/$id/{-$paymentmethod}': [
    member(() => ({ id: 'eur-25' })),
    member(() => ({ id: 'eur-25', paymentmethod: 'ideal' })),
  ],
  '/credits/repeat-order': [member()],
  '/directdebit': [member(({ debited }) => ({ order: debited }))],
  '/landers/alonetonight/{-$slug}': CAMPAIGN,
  '/landers/collagelanding/{-$slug}': CAMPAIGN,
  '/landers/gallery/{-$slug}': CAMPAIGN,
  '/landers/iconslanding/{-$slug}': CAMPAIGN,
  '/landers/maplanding/{-$slug}': CAMPAIGN,
  '/landers/socialnetwork/{-$slug}': CAMPAIGN,
  '/landers/tinderswipe': [visitor()],
  '/landers/transitionsvideolanding/{-$slug}': CAMPAIGN,
  '/landers/video/{-$slug}': CAMPAIGN,
  '/lang-config': [visitor()],
  '/likes/m/$id': [member(({ liker }) => ({ id: liker }))],
  '/likes/{-$type}': [member(), ...LIKE_LISTS.map((type) => member(() => ({ type })))],
  '/login': [visitor()],
  '/mail-change/do': [mailed(({ mailChange }) => ({ token: mailChange }))],
  '/match-finder': [member()],
  '/members/': [visitor(), member()],
  '/members/$id/': [visitor(({ man }) => ({ id: man })), member(({ man }) => ({ id: man }))],
  '/members/$id/chat': [member(({ man }) => ({ id: man }))],
  '/members/$id/landing': [visitor(({ man }) => ({ id: man }))],
  '/members/$id/landing2/{-$slug}': MEMBER_LANDER,
  '/members/$id/landing3/{-$slug}': MEMBER_LANDER,
  '/members/$id/signup': [visitor(({ man }) => ({ id: man }))],
  '/notifications': [member()],
  '/notifications/': [member()],
  '/notifications/$door': DOOR_NAMES.map((door) => member(() => ({ door }))) as [
    ViewerParams,
    ...ViewerParams[],
  ],
  '/pages/$page': PAGES.map((page) => visitor(() => ({ page }))) as [
    ViewerParams,
    ...ViewerParams[],
  ],
  '/premium': [member()],
  '/pricing': [visitor(), member()],
  '/profile': [member()],
  '/reports/$reference': [mailed(({ report }) => ({ reference: report }))],
  '/reset-password/': [visitor()],
  '/reset-password/do': [mailed(({ reset }) => ({ token: reset }))],
  '/signup': [visitor()],
  '/signup-matches': [member()],
  '/swipe-game': [member()],
  '/transactions/{-$id}': [member(), member(({ paid }) => ({ id: paid }))],
  '/withdraw': [visitor(), member(({ paid }) => ({ order: paid }))],
  '/withdrawals/$reference': [mailed(({ withdrawal }) => ({ reference: withdrawal }))],
}

/** A route with its parameters filled in: `/likes/{-$type}` and `/$token` with a type and a token. */
function addressOf(route: string, params: Params): string {
  const query = new URLSearchParams(params)
  const segments = route.split('/').flatMap((segment) => {
    const [, optional, name = ''] = /^\{?(-?)\$(\w+)\}?$/.exec(segment) ?? []
    if (name === '') return [segment]
    query.delete(name)
    const value = params[name]
    if (value === undefined && !optional) throw new Error(`${route} needs its ${name}`)
    return value === undefined ? [] : [encodeURIComponent(value)]
  })
  const path = segments.join('/').replace(/(?<=.)\/$/, '')
  return query.size > 0 ? `${path}?${query}` : path
}

/** The addresses that a viewer may open, each once. */
export function addressesFor<Who extends Viewer>(who: Who, ids: RealIds[Who]): readonly string[] {
  const all = Object.entries(ROUTES).flatMap(([route, viewers]) =>
    viewers.flatMap((viewer) => {
      const params = viewer[who]
      return params ? [addressOf(route, params(ids))] : []
    }),
  )
  return [...new Set(all)]
}
