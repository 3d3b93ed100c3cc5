import { HYDRATED } from '#ui/primitives/early/hydrated.ts'
import { CLICK_TIMEOUT, dropClick, dropClicks, identityOf } from './early-clicks.ts'
import { replayInput } from './early-input.ts'
import type { Recorded } from './early-page.ts'

/** Replays recorded input and then clicks in each part of the page that is hydrated. */
export function replayEarly(recorded: Recorded): void {
  const { hydrated, answering } = recorded
  document.addEventListener(HYDRATED, ({ target }) => {
    if (!(target instanceof HTMLElement)) return
    hydrated.add(target)
    void replayInput(recorded, target).then(() => {
      answering.add(target)
      replayClicks(recorded, target)
    })
    // What the page no longer has must not be clicked in something that opens later.
    if (target.id === 'app') setTimeout(() => dropClicks(recorded), CLICK_TIMEOUT)
  })
}

function replayClicks(recorded: Recorded, part: HTMLElement): void {
  // Of those now: what a click records anew waits for another part.
  for (const [element, identity] of [...recorded.clicks]) {
    const target = successor(part, element, identity)
    const whole = target?.closest('[data-early]')
    if (!target || (whole && !recorded.answering.has(whole))) continue
    dropClick(recorded, element)
    target.click()
  }
}

/** The element to click again; if hydration replaced it, the only one that says the same. */
function successor(part: HTMLElement, element: HTMLElement, identity: string): HTMLElement | null {
  if (part.contains(element)) return element
  if (element.isConnected) return null
  const all = [part, ...part.querySelectorAll<HTMLElement>('a,button')]
  const same = all.filter((one) => identityOf(one) === identity)
  return same.length === 1 ? (same[0] ?? null) : null
}
