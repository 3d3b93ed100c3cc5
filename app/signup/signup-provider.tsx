import {
  createContext,
  type ReactNode,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { StickyBar } from '#ui/layout/sticky-bar.tsx'
import { tabStore } from '../shared/tab-store.ts'
import { TryAgain } from '../shared/try-again.tsx'
import { noteTracking } from './tracking.ts'

type Dialog = typeof import('./signup-dialog.tsx').SignupDialog

/** Loaded when it is first opened: its rules weigh more than a whole screen. */
const load = async () => (await import('./signup-dialog.tsx')).SignupDialog

/** Whom the signup is opened for, and what follows when it is closed. */
type Opening = {
  readonly member: string | null
  readonly onClosed: (() => void) | undefined
}

/** A signup that did not get here, such as without a connection: the page behind it stays as it was. */
type Stuck = { readonly wanted: Opening; readonly error: unknown }

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
  const [stuck, setStuck] = useState<Stuck | null>(null)
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const open = useCallback<SignupDoor['open']>((member = null, onClosed) => {
    const wanted = { member, onClosed }
    setStuck(null)
    setOpening(wanted)
    load().then(
      (dialog) => setDialog(() => dialog),
      (error) => {
        setOpening(null)
        setStuck({ wanted, error })
      },
    )
  }, [])
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
      {opening && Dialog && (
        <Dialog member={opening.member} onClose={close} onGone={() => setOpening(null)} />
      )}
      {stuck && (
        <StickyBar>
          <TryAgain
            error={stuck.error}
            onAgain={() => open(stuck.wanted.member, stuck.wanted.onClosed)}
          />
        </StickyBar>
      )}
    </Door>
  )
}
