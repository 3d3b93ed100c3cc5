import { useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './avatar.css.ts'
import { initialOf } from './initial-of.ts'

export type AvatarProps = {
  /** The name; its initial replaces a missing picture. */
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: keyof typeof styles.frames
  /** Set it if the name is not beside the avatar: it becomes the alternative text. */
  readonly alone?: boolean
  /** Text for being online; without it no dot is shown. */
  readonly online?: string | undefined
}

/** Shows who it is beside their words: a small round portrait, or their initial. */
export function Avatar({ name, src, size = 'm', alone = false, online }: AvatarProps) {
  const [broken, setBroken] = useState<string>()
  const shown = src && src !== broken ? src : null
  return (
    <span className={styles.frames[size]}>
      {shown ? (
        <img
          className={styles.image}
          src={shown}
          alt={alone ? name : ''}
          decoding="async"
          onError={() => setBroken(shown)}
        />
      ) : (
        <span
          className={styles.initial}
          {...(alone ? { role: 'img', 'aria-label': name } : { 'aria-hidden': true })}
        >
          {initialOf(name)}
        </span>
      )}
      {online && (
        <>
          <span className={styles.online} aria-hidden />
          <VisuallyHidden>{online}</VisuallyHidden>
        </>
      )}
    </span>
  )
}
