import { type AnyRouter, type RouterHistory, useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { type SignupStep, stepsOf } from '#core/membership/signup/draft.ts'
import { placeIn, type SignupPlace } from './signup-place.ts'
import type { Signup } from './signup-state.ts'

type StepHistoryOptions = Omit<SignupPlace, 'step'> & {
  readonly signup: Pick<Signup, 'draft' | 'step'>
  /** Phase of the history entries: steps, account creation, or done. */
  readonly phase: 'steps' | 'working' | 'done'
  /** Popstate to a step. */
  readonly onStep: (step: SignupStep) => void
  /** Popstate to a page without the signup. */
  readonly onLeft: () => void
  /** Navigation by a link. */
  readonly onGone: () => void
}

/** Adds or replaces a history entry for a step. */
function addEntry(router: AnyRouter, signup: SignupPlace, replace: boolean): void {
  void router.navigate({
    to: '.',
    search: true,
    hash: true,
    state: (state) => ({ ...state, signup }),
    replace,
    // Keep the scroll position of the page behind the modal.
    resetScroll: false,
    hashScrollIntoView: false,
  })
  // Browsers would merge several entries pushed at once.
  router.history.flush()
}

/** Moves in the browser's history; resolves once it has moved. */
const moveHistory = (history: RouterHistory, by: number) =>
  new Promise<void>((resolve) => {
    const stop = history.subscribe(() => {
      stop()
      resolve()
    })
    history.go(by)
  })

/** Syncs the signup steps with the browser's history: Back and Forward move between steps. */
export function useStepHistory({
  signup: { draft, step },
  phase,
  member,
  page,
  onStep,
  onLeft,
  onGone,
}: StepHistoryOptions) {
  const router = useRouter()
  const { history } = router
  /** The last known signup entry. */
  const last = useRef<number | null>(null)
  const ownMove = useRef(false)
  const openedOn = useRef(history.location.pathname)

  const indexHere = () => {
    const place = placeIn(history.location)
    return place ? stepsOf(draft).indexOf(place.step) : -1
  }

  const moved = useEffectEvent((byBrowser: boolean) => {
    const { location } = history
    const place = placeIn(location)
    if (place) last.current = location.state.__TSR_index
    if (ownMove.current) return
    if (byBrowser) return place ? onStep(place.step) : onLeft()
    if (!place && location.pathname !== openedOn.current) onGone()
  })
  useEffect(
    () => history.subscribe(({ action: { type } }) => moved(type !== 'PUSH' && type !== 'REPLACE')),
    [history],
  )

  const follow = useEffectEvent(() => {
    const steps = stepsOf(draft)
    const from = indexHere()
    const to = phase === 'done' ? 0 : steps.indexOf(step)
    if (to < from) history.go(to - from)
    else if (phase === 'steps')
      for (const [index, entered] of steps.entries())
        if (index > from && index <= to)
          addEntry(router, { step: entered, member, page }, page && index === 0)
    if (from >= 0) last.current = history.location.state.__TSR_index
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the step and the phase decide when, not what
  useEffect(() => {
    if (phase !== 'working') follow()
  }, [phase, step])

  /** Moves in the history without treating it as user input. */
  async function move(by: number): Promise<void> {
    if (by === 0) return
    ownMove.current = true
    await moveHistory(history, by)
    ownMove.current = false
  }

  /** Whether the browser navigated to a page without the open signup. */
  const hasLeft = () => last.current !== null && placeIn(history.location) === null

  return {
    /** To the previous step, like the browser's back button. */
    back: () => history.back(),
    /** Back to the signup, where the browser left it. */
    resume: async (): Promise<void> => {
      if (hasLeft()) await move((last.current ?? 0) - history.location.state.__TSR_index)
    },
    /** To the page the signup was opened on, or its own first step. Returns whether the browser had left before. */
    leave: async (): Promise<boolean> => {
      if (hasLeft()) return true
      await move(-(indexHere() + (page ? 0 : 1)))
      return false
    },
  }
}
