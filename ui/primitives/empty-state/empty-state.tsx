import type { ReactNode } from 'react'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './empty-state.css.ts'

export type EmptyStateProps = {
  readonly title: string
  /** Why it is empty, and what to do. */
  readonly children?: ReactNode
  /** A decorative drawing. */
  readonly art?: ReactNode
  /** Actions, primary first. */
  readonly actions?: ReactNode
  readonly level?: 1 | 2 | 3
}

/** An empty state with actions. */
export function EmptyState({ title, children, art, actions, level = 2 }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {art && (
        <div className={styles.art} aria-hidden="true">
          {art}
        </div>
      )}
      <Heading level={level} size="l" align="center">
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="muted" align="center">
          {children}
        </Text>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
