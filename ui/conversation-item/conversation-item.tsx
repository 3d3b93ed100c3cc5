import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Badge } from '../badge/badge.tsx'
import { classes } from '../layout/element.ts'
import * as styles from './conversation-item.css.ts'

export type ConversationItemProps = {
  readonly to: Destination
  readonly name: string
  readonly photo?: string | null
  /** The words for being here now; left out when they are not. */
  readonly online?: string | undefined
  /** A `KindLabel`, for every profile that is not a person. */
  readonly kind?: ReactNode
  /** The last message, or what happened last. */
  readonly last: string
  readonly time: { readonly text: string; readonly dateTime: string }
  /** How many messages wait, capped, and the same in words. */
  readonly unread?: { readonly text: string; readonly label: string } | undefined
  /** It is the one on the screen. */
  readonly current?: boolean
}

/** One conversation in the list of them; stands in an item of a list. */
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
          <bdi className={styles.name}>{name}</bdi>
          <time className={styles.time} dateTime={time.dateTime}>
            {time.text}
          </time>
        </span>
        <span className={styles.line}>
          <bdi className={classes(styles.last, unread && styles.unread)}>{last}</bdi>
          {unread && <Badge text={unread.text} label={unread.label} />}
        </span>
        {kind && <span className={styles.line}>{kind}</span>}
      </span>
    </Anchor>
  )
}
