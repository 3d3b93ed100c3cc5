import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './badge.css.ts'

export type BadgeProps = {
  /** What waits, in words: "3 unread messages". */
  readonly label: string
  /** The few characters to show, already capped ("99+"); without them the badge is a dot. */
  readonly text?: string | undefined
  /** Ember for something new from people; warning and danger for credits that run out. */
  readonly tone?: keyof typeof styles.counts
}

/** A small mark that something waits; what it means is always there in words too. */
export function Badge({ label, text, tone = 'ember' }: BadgeProps) {
  return (
    <>
      <span className={text ? styles.counts[tone] : styles.dots[tone]} aria-hidden>
        {text}
      </span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </>
  )
}
