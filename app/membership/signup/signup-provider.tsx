import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { type ReactNode, useCallback, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { StickyBar } from '#ui/primitives/layout/sticky-bar.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import {
  SignupContext,
  type SignupOpener,
  type SignupOpening,
} from '../../accounts/account/signup-context.ts'
import { browserStorage, readStored } from '../../client/storage/browser-storage.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { noteTracking } from '../../site/tracking.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { DRAFT_KEYS } from './draft-keys.ts'
import { placeIn } from './signup-place.ts'
import { SIGNUP_TEXTS } from './signup-texts.ts'

type Dialog = typeof import('./signup-dialog.tsx').SignupDialog

/** Lazy-loaded: its rules are larger than a whole screen. */
const load = async (texts: i18n) => {
  // With its texts: a rendered page never resumes if the dialog suspends on them. Sequential: texts requested offline
  // are not requested again.
  const { SignupDialog } = await import('./signup-dialog.tsx')
  await texts.loadNamespaces(SIGNUP_TEXTS)
  return SignupDialog
}

/** A signup that failed to load, such as offline: the page stays. */
type Stuck = { readonly wanted: SignupOpening; readonly error: unknown }

/** Prunes expired signup data; loads nothing if there is none. */
function pruneStoredDraft(): void {
  if (readStored(DRAFT_KEYS.draft) === null && readStored(DRAFT_KEYS.who) === null) return
  import('./stored-draft.ts').then(
    ({ pruneDraft }) => pruneDraft(browserStorage, Date.now()),
    // Offline it is done at the next start.
    () => undefined,
  )
}

/** Provides the signup modal, which can open on any layout and outlives the screen that opened it (spec §2). */
export function SignupProvider({ children }: { readonly children: ReactNode }) {
  const { i18n: texts } = useTranslation()
  const [opening, setOpening] = useState<SignupOpening | null>(null)
  const [stuck, setStuck] = useState<Stuck | null>(null)
  const [Dialog, setDialog] = useState<Dialog | null>(null)
  const show = useCallback(
    (wanted: SignupOpening) => {
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
  const open = useCallback<SignupOpener['open']>((wanted = {}) => show(wanted), [show])
  const opened = opening !== null
  useReopening(opened, open)
  const opener = useMemo(() => ({ open, opened }), [open, opened])
  useEffect(() => noteTracking(tabStore(), location), [])
  useEffect(pruneStoredDraft, [])

  const close = () => {
    setOpening(null)
    opening?.onClosed?.()
  }
  return (
    <SignupContext value={opener}>
      {children}
      {opening && Dialog && (
        <Dialog
          member={opening.member ?? null}
          carried={opening.carried}
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
    </SignupContext>
  )
}

/** Reopens the signup at a step, after back, forward or reload. */
function useReopening(opened: boolean, open: SignupOpener['open']): void {
  const { history } = useRouter()
  const queries = useQueryClient()
  const reopen = useEffectEvent(async () => {
    if (opened || !placeIn(history.location)) return
    const user = await queries.ensureQueryData(userQuery).catch(() => null)
    const place = placeIn(history.location)
    // A page whose URL implies the signup opens it itself.
    if (!user && place && !place.page) open({ member: place.member })
  })
  useEffect(() => {
    void reopen()
    return history.subscribe(({ action: { type } }) => {
      if (type !== 'PUSH' && type !== 'REPLACE') void reopen()
    })
  }, [history])
}
