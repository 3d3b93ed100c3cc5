import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import { classes } from '../../primitives/layout/element.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import * as styles from './message-bubble.css.ts'

type State = keyof typeof styles.states

const SIGN: Readonly<Record<State, IconName>> = {
  sending: 'working',
  sent: 'sent',
  read: 'read',
  waiting: 'waiting',
  failed: 'error',
}

export type MessageBubbleProps = {
  readonly from: 'me' | 'them'
  /** The writer, for screen readers: "You" or a name. */
  readonly author: string
  readonly text?: string
  /** A photo or gift, above the text. */
  readonly picture?: ReactNode
  /** The quote. */
  readonly quote?: ReactNode
  /** Actions, beside the time. */
  readonly action?: ReactNode
  readonly time?: { readonly text: string; readonly dateTime: string }
  /** Delivery state of an own message, also as text. */
  readonly state?: { readonly is: State; readonly label: string }
  /** Its cost as text: "1 credit". */
  readonly cost?: string
  readonly retry?: { readonly label: string; readonly onRetry: () => void }
}

/** The emoji regex takes a phone 50 ms to compile; most messages contain a letter and skip it. */
const isOnlyEmoji = (text: string): boolean =>
  !/[a-z]/i.test(text) && /^(?:\p{RGI_Emoji}|\s){1,6}$/v.test(text)

/** One message, aligned by writer. */
export function MessageBubble({
  from,
  author,
  text,
  picture,
  quote,
  action,
  time,
  state,
  cost,
  retry,
}: MessageBubbleProps) {
  const unsettled = state && state.is !== 'sent' && state.is !== 'read'
  return (
    // A press focuses it, which shows its action.
    <div className={styles.sides[from]} tabIndex={action ? -1 : undefined}>
      <VisuallyHidden>{author}</VisuallyHidden>
      {quote && <div className={classes(styles.bubbles[from], styles.quoted)}>{quote}</div>}
      {picture && <div className={classes(styles.bubbles[from], styles.picture)}>{picture}</div>}
      {text && (
        <p
          dir="auto"
          className={classes(
            styles.bubbles[from],
            styles.words,
            unsettled && styles.unsettled,
            isOnlyEmoji(text) && styles.emoji,
          )}
        >
          {text}
        </p>
      )}
      {(time || state || cost || action) && (
        <div className={styles.meta}>
          {time && <time dateTime={time.dateTime}>{time.text}</time>}
          {cost && <span className={styles.cost}>{cost}</span>}
          {state && (
            <span className={styles.states[state.is]}>
              <Icon name={SIGN[state.is]} size="s" />
              {state.label}
            </span>
          )}
          {action && <div className={styles.action}>{action}</div>}
        </div>
      )}
      {retry && (
        <Button size="s" tone="quiet" icon="retry" onClick={retry.onRetry}>
          {retry.label}
        </Button>
      )}
    </div>
  )
}
