import type { ReactNode } from 'react'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './empty-state.css.ts'

export type EmptyStateProps = {
  readonly title: string
  /** Why there is nothing, and what would change that. */
  readonly children?: ReactNode
  /** A drawing; it decorates. */
  readonly art?: ReactNode
  /** The best ways on, the best first. */
  readonly actions?: ReactNode
  readonly level?: 1 | 2 | 3
}

/** What stands where there is nothing yet, with the way on. */
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
