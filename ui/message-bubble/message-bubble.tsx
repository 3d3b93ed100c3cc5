import type { ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
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
  /** Who says it, for those who listen: "You" or a name. */
  readonly author: string
  readonly text?: string
  /** A photo or gift; the text then stands under it. */
  readonly picture?: ReactNode
  /** What it answers. */
  readonly quote?: ReactNode
  /** What one can do with it, beside the time. */
  readonly action?: ReactNode
  readonly time?: { readonly text: string; readonly dateTime: string }
  /** How far one's own message has come, and the same in words. */
  readonly state?: { readonly is: State; readonly label: string }
  /** What it took from the wallet, in words: "1 credit". */
  readonly cost?: string
  readonly retry?: { readonly label: string; readonly onRetry: () => void }
}

const ONLY_EMOJI = /^(?:\p{RGI_Emoji}|\s){1,6}$/v

/** One message, on the side of whoever wrote it. */
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
    <div className={styles.sides[from]}>
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
            ONLY_EMOJI.test(text) && styles.emoji,
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
