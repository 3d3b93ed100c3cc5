import { type ReactNode, useId } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import * as styles from './chat-header.css.ts'

export type ChatHeaderProps = {
  readonly name: string
  readonly photo?: string | null | undefined
  /** Their profile; left out when it is gone. */
  readonly to?: Destination | undefined
  /** The words for being here now; left out when they are not. */
  readonly online?: string | undefined
  /** What this profile is: a `KindLabel` for each word that is owed. */
  readonly kind?: ReactNode
  /** The way back to the list, where a phone shows one thing at a time. */
  readonly back: ReactNode
  /** What can be done with the chat as a whole. */
  readonly menu?: ReactNode
}

/** With whom one is talking, and what they are, above the messages. */
export function ChatHeader({ name, photo, to, online, kind, back, menu }: ChatHeaderProps) {
  const id = useId()
  const who = (
    <>
      <span className={styles.face}>
        <Avatar name={name} src={photo} online={online} />
      </span>
      <span className={styles.words}>
        <bdi className={styles.name} id={`${id}-name`}>
          {name}
        </bdi>
        {online && <span className={styles.online}>{online}</span>}
      </span>
    </>
  )
  return (
    <header className={styles.header}>
      <span className={styles.back}>{back}</span>
      <h1 className={styles.who} aria-labelledby={kind ? `${id}-name ${id}-kind` : undefined}>
        {to ? (
          <Anchor to={to} className={styles.person}>
            {who}
          </Anchor>
        ) : (
          <span className={styles.person}>{who}</span>
        )}
      </h1>
      {kind && (
        <div className={styles.kind} id={`${id}-kind`}>
          {kind}
        </div>
      )}
      {menu && <div className={styles.menu}>{menu}</div>}
    </header>
  )
}
