import { type ReactNode, useState } from 'react'

export type StatefulProps<T> = {
  readonly start: T
  readonly children: (value: T, keep: (value: T) => void) => ReactNode
}

/** Keeps a field's value, as a screen would. */
export function Stateful<T>({ start, children }: StatefulProps<T>) {
  const [value, setValue] = useState(start)
  return children(value, setValue)
}
