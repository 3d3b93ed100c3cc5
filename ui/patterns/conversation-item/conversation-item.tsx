import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import { Badge } from '../../primitives/badge/badge.tsx'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './conversation-item.css.ts'

export type ConversationItemProps = {
  readonly to: Destination
  readonly name: string
  readonly photo?: string | null
  /** Text for being online; absent if offline. */
  readonly online?: string | undefined
  /** What it is, for every profile that is not a person. */
  readonly kind?: string | undefined
  /** The last message or event. */
  readonly last: string
  readonly time: { readonly text: string; readonly dateTime: string }
  /** Number of unread messages, capped, and as text. */
  readonly unread?: { readonly text: string; readonly label: string } | undefined
  /** The current conversation. */
  readonly current?: boolean
}

/** A conversation in the list; use inside a list item. */
export function ConversationItem({
  to,
  name,
  photo,
  online,
  kind,
  last,
  time,
  unread,
  current = false,
}: ConversationItemProps) {
  return (
    <Anchor to={to} className={styles.link} aria-current={current ? 'page' : undefined}>
      <Avatar name={name} src={photo} online={online} />
      <span className={styles.words}>
        <span className={styles.line}>
          <span className={styles.who}>
            <bdi className={styles.name}>{name}</bdi>
            {kind && <span className={styles.kind}>{kind}</span>}
          </span>
          <time className={styles.time} dateTime={time.dateTime}>
            {time.text}
          </time>
        </span>
        <span className={styles.line}>
          <bdi className={classes(styles.last, unread && styles.unread)}>{last}</bdi>
          {unread && <Badge text={unread.text} label={unread.label} />}
        </span>
      </span>
    </Anchor>
  )
}
