import { type ReactNode, useState } from 'react'

export type StatefulProps<T> = {
  readonly start: T
  readonly children: (value: T, keep: (value: T) => void) => ReactNode
}

/** Keeps what a field was last told, as the screen around it would. */
export function Stateful<T>({ start, children }: StatefulProps<T>) {
  const [value, keep] = useState(start)
  return children(value, keep)
}
