import type { ReactNode } from 'react'
import type { Destination } from '../anchor/anchor.tsx'
import type { IconName } from '../icon/icons.ts'

/** One of the few main places, in the bar at the top or at the bottom. */
export type NavItem = {
  readonly label: string
  /** The same in a word, where a phone has room for one. */
  readonly short?: string
  readonly to: Destination
  readonly icon: IconName
  /** A `Badge`, when something waits there. */
  readonly badge?: ReactNode
  readonly current?: boolean
}
