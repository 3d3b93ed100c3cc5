import { createContext, use } from 'react'

/** Opens the signup; injected, since the signup is a higher area. */
export type SignupOpener = {
  /** Opens the signup; with a member's id it starts with a message to them. */
  readonly open: (member?: string | null, onClosed?: () => void) => void
  /** Whether it is open: automatic modals then wait. */
  readonly opened: boolean
}

/** Provided by the signup's provider. */
export const SignupContext = createContext<SignupOpener>({ open: () => undefined, opened: false })

/** Opens the signup from any screen. */
export const useSignup = (): SignupOpener => use(SignupContext)
