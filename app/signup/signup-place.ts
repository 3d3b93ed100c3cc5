import type { HistoryState } from '@tanstack/react-router'
import { SIGNUP_STEPS, type SignupStep } from '#core/signup/draft.ts'

/** Where a signup is, kept in the browser's history: each step is an entry of its own. */
export type SignupPlace = {
  readonly step: SignupStep
  /** The id of whom the signup was opened for. */
  readonly member: string | null
  /** Whether the page's own address means that the signup is open. */
  readonly page: boolean
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    signup?: SignupPlace
  }
}

/** The step of the signup an entry of the history stands for; `null` when it is a page without one. */
export function placeIn({ state }: { readonly state: HistoryState }): SignupPlace | null {
  const { signup } = state
  return signup && SIGNUP_STEPS.includes(signup.step) ? signup : null
}
