import { type ReactNode, useEffect, useRef } from 'react'
import { useSignup } from '../../accounts/account/signup-context.ts'

export type SignupPageProps = {
  readonly member: string | null
  readonly onClosed: () => void
  /** The page behind the signup modal. */
  readonly children: ReactNode
}

/** A page whose URL implies an open signup, so that a reload reopens it. */
export function SignupPage({ member, onClosed, children }: SignupPageProps) {
  const { open } = useSignup()
  const closed = useRef(onClosed)
  useEffect(() => {
    open({ member, onClosed: () => closed.current() })
  }, [open, member])
  return children
}
