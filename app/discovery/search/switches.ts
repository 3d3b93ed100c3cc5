import type { Filters } from '#core/discovery/searching/filters.ts'
import type { IconName } from '#ui/primitives/icon/icons.ts'
import type { User } from '../../accounts/account/queries.ts'

/** Toggle filters: their name in `search_fields`, on the wire, in the core, and their icon. */
const SWITCHES = [
  { field: 'photo', wire: 'photo', filter: 'withPhoto', icon: 'photo' },
  { field: 'online', wire: 'online', filter: 'online', icon: 'online' },
  { field: 'new', wire: 'new_here', filter: 'newHere', icon: 'match' },
  { field: 'people', wire: 'people_only', filter: 'peopleOnly', icon: 'person' },
] as const satisfies readonly { icon: IconName; [key: string]: string }[]

export type SwitchFilter = (typeof SWITCHES)[number]['filter']

/** The toggles that the site offers a viewer, active ones first: a visitor is not told who is online. */
export const switchesFor = (
  fields: readonly string[],
  viewer: User | null | undefined,
  filters: Filters = {},
) =>
  SWITCHES.filter(({ field }) => fields.includes(field) && (viewer || field !== 'online')).toSorted(
    (a, b) => Number(filters[b.filter] ?? false) - Number(filters[a.filter] ?? false),
  )
