import { BlocksDoor } from './blocks-door.tsx'
import { DataDoor } from './data-door.tsx'
import type { DoorName } from './doors.ts'
import { HearDoor } from './hear-door.tsx'
import { LanguageDoor } from './language-door.tsx'
import { LeaveDoor } from './leave-door.tsx'
import { LogInDoor } from './log-in-door.tsx'
import { SeenDoor } from './seen-door.tsx'

const SCREENS = {
  hear: HearDoor,
  seen: SeenDoor,
  language: LanguageDoor,
  'log-in': LogInDoor,
  blocks: BlocksDoor,
  data: DataDoor,
  leave: LeaveDoor,
} as const satisfies Record<DoorName, () => unknown>

export type DoorScreenProps = { readonly door: DoorName }

/** What is behind a door. */
export function DoorScreen({ door }: DoorScreenProps) {
  const Screen = SCREENS[door]
  return <Screen />
}
