import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './badge.css.ts'

export type BadgeProps = {
  /** Accessible text: "3 unread messages". */
  readonly label: string
  /** Short visible text, already capped ("99+"); without it the badge is a dot. */
  readonly text?: string | undefined
  /** Ember for something new from people; warning and danger for credits that run out. */
  readonly tone?: keyof typeof styles.counts
}

/** A small marker of unread items, with a text alternative. */
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
