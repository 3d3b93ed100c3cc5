import { useState } from 'react'

/**
 * The value a control shows: from a choice until its handler's promise settles, what was chosen; else `value`. Without
 * it, React puts a controlled input back until the optimistic update of a cache arrives.
 */
export function usePendingValue<T extends string | boolean | undefined>(
  value: T,
  onChange: ((chosen: NonNullable<T>) => unknown) | undefined,
): readonly [T, (chosen: NonNullable<T>) => void] {
  const [pending, setPending] = useState<{ readonly chosen: NonNullable<T> } | null>(null)
  const choose = (chosen: NonNullable<T>) => {
    const saved = onChange?.(chosen)
    if (!(saved instanceof Promise)) return
    const mine = { chosen }
    setPending(mine)
    // A newer choice waits for its own promise; an error is shown by the handler's owner.
    const settle = () => setPending((latest) => (latest === mine ? null : latest))
    saved.then(settle, settle)
  }
  // Uncontrolled controls hold their own value.
  return [value === undefined ? value : (pending?.chosen ?? value), choose]
}
