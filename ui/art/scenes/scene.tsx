import type { ReactNode } from 'react'
import { cover, fill, type Paper, scene, shadow, stroke } from './papers.css.ts'

export type SceneProps = {
  readonly children: ReactNode
  readonly width?: number
  readonly height?: number
  /** Covers its box, cropped where it does not fit. */
  readonly covers?: boolean
}

/** A decorative cut-paper drawing, hidden from screen readers. */
export function Scene({ children, width = 320, height = 240, covers = false }: SceneProps) {
  return (
    <svg
      className={covers ? cover : scene}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={covers ? 'xMidYMid slice' : 'xMidYMid meet'}
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export type PieceProps = { readonly d: string; readonly paper: Paper }

/** A piece of paper with a drop shadow. */
export function Sheet({ d, paper, lift = 1 }: PieceProps & { readonly lift?: number }) {
  return (
    <>
      <path className={shadow} d={d} transform={`translate(${1.5 * lift} ${3 * lift})`} />
      <path className={fill[paper]} d={d} />
    </>
  )
}

/** A tone within a piece. */
export function Tone({ d, paper, opacity }: PieceProps & { readonly opacity?: number }) {
  return <path className={fill[paper]} d={d} fillOpacity={opacity} />
}

/** A drawn line. */
export function Thread({
  d,
  paper,
  width = 3,
  dash,
}: PieceProps & { readonly width?: number; readonly dash?: string }) {
  return <path className={stroke[paper]} d={d} strokeWidth={width} strokeDasharray={dash} />
}

/** Groups, moves, rotates and scales pieces. */
export function Placed({
  at,
  turn = 0,
  scale = 1,
  children,
}: {
  readonly at: readonly [x: number, y: number]
  readonly turn?: number
  readonly scale?: number
  readonly children: ReactNode
}) {
  return (
    <g transform={`translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale})`}>{children}</g>
  )
}
