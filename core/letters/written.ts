import type { Instant } from '../shared/time.ts'
import type { Letter } from './letters.ts'

/** Obsolete. */
export const NOTHING = { become: 'nothing' } as const satisfies Written

/** A one-time mail. */
export const sealed = (letter: Letter): Written => ({ become: 'letter', letter })

/** Result for a notice: a mail, postponed, or nothing. */
export type Written =
  | {
      readonly become: 'letter'
      readonly letter: Letter
      /** Its round, and when the next is due; absent in a one-time mail. */
      readonly repeat?: { readonly round: number; readonly again: Instant | null }
    }
  | { readonly become: 'later'; readonly at: Instant }
  | { readonly become: 'nothing' }
