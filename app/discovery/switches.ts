import type { IconName } from '#ui/primitives/icon/icons.ts'

/** Toggle filters: their name in `search_fields`, on the wire, in the core, and their icon. */
export const SWITCHES = [
  { field: 'photo', wire: 'photo', filter: 'withPhoto', icon: 'photo' },
  { field: 'online', wire: 'online', filter: 'online', icon: 'online' },
  { field: 'new', wire: 'new_here', filter: 'newHere', icon: 'match' },
  { field: 'people', wire: 'people_only', filter: 'peopleOnly', icon: 'person' },
] as const satisfies readonly { icon: IconName; [key: string]: string }[]
