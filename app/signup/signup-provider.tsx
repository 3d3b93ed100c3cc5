import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { tabStore } from '../shared/tab-store.ts'
import { noteTracking } from './tracking.ts'

/** Loaded when it is first opened: its rules weigh more than a whole screen. */
const SignupDialog = lazy(async () => {
  const { SignupDialog } = await import('./signup-dialog.tsx')
  return { default: SignupDialog }
})

/** Whom the signup is opened for, and what follows when it is closed. */
type Opening = {
  readonly member: string | null
  readonly onClosed: (() => void) | undefined
}

/** The door to the signup. */
export type SignupDoor = {
  /** Opens the signup; with a member's id it begins with a message to them. */
  readonly open: (member?: string | null, onClosed?: () => void) => void
  /** Whether it is open: no other modal comes over it by itself. */
  readonly opened: boolean
}

const Door = createContext<SignupDoor>({ open: () => undefined, opened: false })

/** How any screen opens the signup. */
export const useSignup = (): SignupDoor => use(Door)

/** Holds the signup modal, which can open on any layout and outlives the screen that opened it (spec §2). */
export function SignupProvider({ children }: { readonly children: ReactNode }) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const open = useCallback<SignupDoor['open']>(
    (member = null, onClosed) => setOpening({ member, onClosed }),
    [],
  )
  const opened = opening !== null
  const door = useMemo(() => ({ open, opened }), [open, opened])
  useEffect(() => noteTracking(tabStore(), location.search), [])

  const close = () => {
    setOpening(null)
    opening?.onClosed?.()
  }
  return (
    <Door value={door}>
      {children}
      {opening && (
        <Suspense fallback={null}>
          <SignupDialog member={opening.member} onClose={close} onGone={() => setOpening(null)} />
        </Suspense>
      )}
    </Door>
  )
}
