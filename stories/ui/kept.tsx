import { type ReactNode, useState } from 'react'

export type KeptProps<T> = {
  readonly start: T
  readonly children: (value: T, keep: (value: T) => void) => ReactNode
}

/** Keeps what a field was last told, as the screen around it would. */
export function Kept<T>({ start, children }: KeptProps<T>) {
  const [value, keep] = useState(start)
  return children(value, keep)
}
