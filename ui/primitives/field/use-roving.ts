import { type KeyboardEvent, useState } from 'react'

const FORWARD: readonly string[] = ['ArrowRight', 'ArrowDown']
const BACKWARD: readonly string[] = ['ArrowLeft', 'ArrowUp']

/** Where a key leads in a row of `count`; `null` if nowhere. */
function placeAfter(key: string, place: number, count: number): number | null {
  if (FORWARD.includes(key)) return (place + 1) % count
  if (BACKWARD.includes(key)) return (place + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/**
 * One tab stop for a list of controls: the arrow keys, Home and End move within it. Tab returns to where one was, else
 * to `first`.
 */
export function useRoving(first: string | undefined) {
  const [last, setLast] = useState<string | null>(null)
  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const controls = [...event.currentTarget.querySelectorAll('input')].filter(
      ({ disabled }) => !disabled,
    )
    const { target } = event
    const place = target instanceof HTMLInputElement ? controls.indexOf(target) : -1
    const next = place < 0 ? null : placeAfter(event.key, place, controls.length)
    if (next === null) return
    event.preventDefault()
    controls[next]?.focus()
  }
  return {
    list: { onKeyDown: move },
    /** For one control of the list; `exists` says whether the last one still can have the focus. */
    control: (value: string, exists: (value: string) => boolean) => ({
      tabIndex: (last !== null && exists(last) ? last : first) === value ? 0 : -1,
      onFocus: () => setLast(value),
    }),
  }
}
