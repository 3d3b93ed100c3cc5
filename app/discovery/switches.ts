import type { IconName } from '#ui/primitives/icon/icons.ts'
import type { User } from '../account/queries.ts'

/** Toggle filters: their name in `search_fields`, on the wire, in the core, and their icon. */
const SWITCHES = [
  { field: 'photo', wire: 'photo', filter: 'withPhoto', icon: 'photo' },
  { field: 'online', wire: 'online', filter: 'online', icon: 'online' },
  { field: 'new', wire: 'new_here', filter: 'newHere', icon: 'match' },
  { field: 'people', wire: 'people_only', filter: 'peopleOnly', icon: 'person' },
] as const satisfies readonly { icon: IconName; [key: string]: string }[]

/** The toggles that the site offers a viewer: a visitor is not told who is online. */
export const switchesFor = (fields: readonly string[], viewer: User | null | undefined) =>
  SWITCHES.filter(({ field }) => fields.includes(field) && (viewer || field !== 'online'))
