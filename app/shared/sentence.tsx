import type { ReactNode } from 'react'

/** Value of the placeholder at which an element is shown. */
export const HERE = '\uFFFC'

type Props = {
  /** A text in which a placeholder is `HERE`. */
  readonly text: string
  /** The element. */
  readonly children: ReactNode
}

/** A text with an element at its placeholder: each language has its own word order. */
export function Sentence({ text, children }: Props) {
  const [before, after] = text.split(HERE)
  return (
    <>
      {before}
      {children}
      {after}
    </>
  )
}
