import { createContext, use } from 'react'

/** The door to the signup. */
export type SignupDoor = {
  /** Opens the signup; with a member's id it begins with a message to them. */
  readonly open: (member?: string | null, onClosed?: () => void) => void
  /** Whether it is open: no other modal comes over it by itself. */
  readonly opened: boolean
}

/** Given by the signup's provider. */
export const SignupDoorContext = createContext<SignupDoor>({ open: () => undefined, opened: false })

/** How any screen opens the signup. */
export const useSignup = (): SignupDoor => use(SignupDoorContext)
