import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StickyBar } from '#ui/layout/sticky-bar.tsx'
import { userQuery } from '../account/queries.ts'
import { type SignupDoor, SignupDoorContext } from '../account/signup-door.ts'
import { kept, keptStore } from '../shared/kept.ts'
import { tabStore } from '../shared/tab-store.ts'
import { noteTracking } from '../site/tracking.ts'
import { TryAgain } from '../site/try-again.tsx'
import { DRAFT_KEYS } from './draft-keys.ts'
import { placeIn } from './signup-place.ts'

type Dialog = typeof import('./signup-dialog.tsx').SignupDialog

/** Loaded when it is first opened: its rules weigh more than a whole screen. */
const load = async (texts: i18n) => {
  // With its texts: a page that the server rendered never resumes when the dialog waits for them as it is drawn.
  // One after the other: texts that were asked for without a connection are not asked for again.
  const { SignupDialog } = await import('./signup-dialog.tsx')
  await texts.loadNamespaces(['signup', 'fields', 'likes'])
  return SignupDialog
}

/** Whom the signup is opened for, and what follows when it is closed. */
type Opening = {
  readonly member: string | null
  readonly onClosed: (() => void) | undefined
}

/** A signup that did not get here, such as without a connection: the page behind it stays as it was. */
type Stuck = { readonly wanted: Opening; readonly error: unknown }

/** What a signup left here goes when its time is over; where it left nothing, nothing is loaded. */
function pruneKept(): void {
  if (kept(DRAFT_KEYS.draft) === null && kept(DRAFT_KEYS.who) === null) return
  import('./kept-draft.ts').then(
    ({ pruneDraft }) => pruneDraft(keptStore, Date.now()),
    // Without a connection it is done at the next start.
    () => undefined,
  )
}

/** Holds the signup modal, which can open on any layout and outlives the screen that opened it (spec §2). */
export function SignupProvider({ children }: { readonly children: ReactNode }) {
  const { i18n: texts } = useTranslation()
  const [opening, setOpening] = useState<Opening | null>(null)
  const [stuck, setStuck] = useState<Stuck | null>(null)
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const show = useCallback(
    (wanted: Opening) => {
      setStuck(null)
      setOpening(wanted)
      load(texts).then(
        (dialog) => setDialog(() => dialog),
        (error) => {
          setOpening(null)
          setStuck({ wanted, error })
        },
      )
    },
    [texts],
  )
  const open = useCallback<SignupDoor['open']>(
    (member = null, onClosed) => show({ member, onClosed }),
    [show],
  )
  const opened = opening !== null
  useReopening(opened, open)
  const door = useMemo(() => ({ open, opened }), [open, opened])
  useEffect(() => noteTracking(tabStore(), location.search), [])
  useEffect(pruneKept, [])

  const close = () => {
    setOpening(null)
    opening?.onClosed?.()
  }
  return (
    <SignupDoorContext value={door}>
      {children}
      {opening && Dialog && (
        <Dialog
          member={opening.member}
          page={opening.onClosed !== undefined}
          onClose={close}
          onGone={() => setOpening(null)}
        />
      )}
      {stuck && (
        <StickyBar>
          <TryAgain error={stuck.error} onAgain={() => show(stuck.wanted)} />
        </StickyBar>
      )}
    </SignupDoorContext>
  )
}

/** Opens the signup again at a step of it that the browser went back or forward to, or that was loaded again. */
function useReopening(opened: boolean, open: SignupDoor['open']): void {
  const { history } = useRouter()
  const queries = useQueryClient()
  const reopen = useEffectEvent(async () => {
    if (opened || !placeIn(history.location)) return
    const user = await queries.ensureQueryData(userQuery).catch(() => null)
    const place = placeIn(history.location)
    // A page whose address means the signup opens it itself.
    if (!user && place && !place.page) open(place.member)
  })
  useEffect(() => {
    void reopen()
    return history.subscribe(({ action: { type } }) => {
      if (type !== 'PUSH' && type !== 'REPLACE') void reopen()
    })
  }, [history])
}
