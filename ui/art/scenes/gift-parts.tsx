import type { ReactNode } from 'react'
import { movements } from './gift-art.css.ts'

/** Colour of the paper behind a gift. */
export const GROUND =
  '24 120, 40 60, 96 26, 160 18, 232 34, 278 78, 296 132, 274 194, 214 226, 146 232, 78 218, 36 176'

type Movement = keyof typeof movements

/** A part that moves on arrival. */
export function Moving({ as, still, children }: PartProps & { readonly as: Movement }) {
  return <g className={still ? undefined : movements[as]}>{children}</g>
}

type PartProps = { readonly still: boolean; readonly children: ReactNode }
export type DrawingProps = { readonly still: boolean }
