import type { ReactNode } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './skeleton.css.ts'

export type SkeletonProps = { readonly shape?: keyof typeof styles.shapes }

/** The room something will take when it has loaded. It is silent: the region around it speaks. */
export function Skeleton({ shape = 'line' }: SkeletonProps) {
  return <span className={styles.shapes[shape]} aria-hidden />
}

export type LoadingProps = {
  /** What is on its way: "Loading members". */
  readonly label: string
  readonly children: ReactNode
}

/** A part of the screen that is still loading, said once for all the skeletons in it. */
export function Loading({ label, children }: LoadingProps) {
  return (
    <div className={styles.region} role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  )
}
