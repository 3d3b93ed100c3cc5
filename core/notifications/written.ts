import type { Instant } from '../shared/time.ts'
import type { Letter } from './letters.ts'

/** What becomes of a notice: a letter, another look later on, or nothing. */
export type Written =
  | {
      readonly become: 'letter'
      readonly letter: Letter
      /** Which of several it is, and when the next is due; absent in a letter that is sent once. */
      readonly repeat?: { readonly round: number; readonly again: Instant | null }
    }
  | { readonly become: 'later'; readonly at: Instant }
  | { readonly become: 'nothing' }
