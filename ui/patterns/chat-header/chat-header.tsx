import { type ReactNode, useId } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { Avatar } from '../../primitives/avatar/avatar.tsx'
import * as styles from './chat-header.css.ts'

export type ChatHeaderProps = {
  readonly name: string
  readonly photo?: string | null | undefined
  /** Link to their profile; absent if erased. */
  readonly to?: Destination | undefined
  /** Text for being online; absent if offline. */
  readonly online?: string | undefined
  /** Required `KindLabel`s. */
  readonly kind?: ReactNode
  /** Back link to the list, on a phone. */
  readonly back: ReactNode
  /** Actions for the chat. */
  readonly menu?: ReactNode
}

/** The other member's name and kind, above the messages. */
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
