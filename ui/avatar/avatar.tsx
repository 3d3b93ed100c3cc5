import { useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './avatar.css.ts'

export type AvatarProps = {
  /** Whose face it is; its first letter stands in for a missing picture. */
  readonly name: string
  readonly src?: string | null | undefined
  readonly size?: keyof typeof styles.frames
  /** Set it where the name is not written beside the face, so that it is read out here. */
  readonly alone?: boolean
  /** The words for being here now; without them no dot is shown. */
  readonly online?: string | undefined
}

const initialOf = (name: string) => {
  const [first] = new Intl.Segmenter().segment(name.trim())
  return first?.segment.toLocaleUpperCase() ?? ''
}

/** Somebody's face, small and round. */
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
