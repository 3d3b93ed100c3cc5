import { createContext, use } from 'react'
import type { Carried } from '#core/membership/signup/draft.ts'

/** How the signup is opened. */
export type SignupOpening = {
  /** Recipient of a first message, with which it starts. */
  readonly member?: string | null
  /** Answers already given: they fill it in. */
  readonly carried?: Carried
  readonly onClosed?: () => void
}

/** Opens the signup; injected, since the signup is a higher area. */
export type SignupOpener = {
  readonly open: (opening?: SignupOpening) => void
  /** Whether it is open: automatic modals then wait. */
  readonly opened: boolean
}

/** Provided by the signup's provider. */
export const SignupContext = createContext<SignupOpener>({ open: () => undefined, opened: false })

/** Opens the signup from any screen. */
export const useSignup = (): SignupOpener => use(SignupContext)
