import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = {
  readonly shape?: keyof typeof styles.shapes
  /** Words as long as those that are expected, for the shape of that name. */
  readonly children?: string
}

/** A placeholder while loading. Hidden from screen readers: the region announces it. */
export function Skeleton({ shape = 'line', children }: SkeletonProps) {
  return (
    <span className={styles.shapes[shape]} aria-hidden>
      {children}
    </span>
  )
}

export type LoadingProps = {
  /** What is loading: "Loading members". */
  readonly label: string
  readonly children: ReactNode
}

/** A loading region, announced once for all its skeletons. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div className={styles.region} role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
