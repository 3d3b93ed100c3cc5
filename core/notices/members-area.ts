/** Spec §6: the routes that make up the members area. */
const MEMBERS_AREA: readonly string[] = [
  'members',
  'members-id',
  'chats',
  'likes',
  'likes-m-id',
  'premium',
]

/** Whether a route, named as in the spec, is in the members area. */
export const inMembersArea = (route: string): boolean => MEMBERS_AREA.includes(route)
