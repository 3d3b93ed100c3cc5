/** What is behind each door of the settings, in the order of its page. */
export const DOORS = {
  hear: ['notifications', 'push', 'quiet'],
  seen: ['visibility', 'sites', 'consent'],
  language: ['language', 'writing'],
  'log-in': ['email', 'password', 'sessions'],
  blocks: ['blocked', 'reports'],
  data: ['data'],
  leave: ['leave'],
} as const

export type DoorName = keyof typeof DOORS
/** A part of the settings, as addresses name it. */
export type SettingsPart = (typeof DOORS)[DoorName][number]

export const DOOR_NAMES = Object.keys(DOORS) as readonly DoorName[]

export const isDoor = (name: string): name is DoorName => Object.hasOwn(DOORS, name)

const parts: Readonly<Record<DoorName, readonly string[]>> = DOORS

/** The door behind which a part is; `null` for what is no part. */
export const doorOf = (part: string): DoorName | null =>
  DOOR_NAMES.find((door) => parts[door].includes(part)) ?? null
