import type { HistoryState } from '@tanstack/react-router'
import { SIGNUP_STEPS, type SignupStep } from '#core/membership/signup/draft.ts'

/** The signup's step in `history.state`: each step is a history entry. */
export type SignupPlace = {
  readonly step: SignupStep
  /** The recipient's id. */
  readonly member: string | null
  /** Whether the page's URL implies that it is open. */
  readonly page: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    signup?: SignupPlace
  }
}

/** The signup step of a history entry; `null` if none. */
export function placeIn({ state }: { readonly state: HistoryState }): SignupPlace | null {
  const { signup } = state
  return signup && SIGNUP_STEPS.includes(signup.step) ? signup : null
}
