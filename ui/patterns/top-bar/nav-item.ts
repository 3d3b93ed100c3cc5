import type { ReactNode } from 'react'
import type { Destination } from '../../primitives/anchor/anchor.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'

/** A navigation item, in the top bar or bottom navigation. */
export type NavItem = {
  readonly label: string
  /** Short label, for a phone. */
  readonly short?: string
  readonly to: Destination
  readonly icon: IconName
  /** A `Badge`, if something is unread. */
  readonly badge?: ReactNode
  readonly current?: boolean
}
