/**
 * Spec §6: the routes that make up the members area. `likes-type` is `likes` with a tab chosen (2026-11-28): a banner
 * on one of them alone moved the page at every change of tabs.
 */
const MEMBERS_AREA: readonly string[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-type',
  'likes-m-id',
  'premium',
]

/** Whether a route, named as in the spec, is in the members area. */
export const inMembersArea = (route: string): boolean => MEMBERS_AREA.includes(route)
