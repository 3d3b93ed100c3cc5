import { DESK } from './desk.ts'
import { EVERYWHERE } from './everywhere.ts'
import * as members from './members.ts'
import { CREDITS } from './money.ts'
import type { Noted } from './noted.ts'

/** When each notice, banner, alert and dialog of a group of screens appears. */
export const WHEN = {
  Everywhere: EVERYWHERE,
  'Signing up': members.SIGNING_UP,
  'Logging in': members.LOGGING_IN,
  Search: members.SEARCH,
  Profile: members.PROFILE,
  Likes: members.LIKES,
  Chat: members.CHAT,
  Credits: CREDITS,
  'My profile': members.MY_PROFILE,
  Settings: members.SETTINGS,
  Desk: DESK,
} as const satisfies Readonly<Record<string, readonly Noted[]>>

export type Group = keyof typeof WHEN
