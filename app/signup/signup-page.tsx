import { type ReactNode, useEffect, useRef } from 'react'
import { useSignup } from '../account/signup-door.ts'

export type SignupPageProps = {
  readonly member: string | null
  readonly onClosed: () => void
  /** The page that stands behind the signup. */
  readonly children: ReactNode
}

/** A page whose address means that the signup is open, so that a reload opens it again. */
export function SignupPage({ member, onClosed, children }: SignupPageProps) {
  const { open } = useSignup()
  const closed = useRef(onClosed)
  useEffect(() => {
    open(member, () => closed.current())
  }, [open, member])
  return children
}
