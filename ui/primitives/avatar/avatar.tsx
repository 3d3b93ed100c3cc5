import { useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './avatar.css.ts'

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

/** A segmenter takes a phone 50 ms to create; most names begin with a plain letter. */
const PLAIN = /^[A-Za-z0-9](?=[ -~]|$)/

function firstOf(text: string): string {
  const [first] = new Intl.Segmenter('en').segment(text)
  return first?.segment ?? ''
}

const initialOf = (name: string) => {
  const trimmed = name.trim()
  const first = PLAIN.exec(trimmed)?.[0] ?? firstOf(trimmed)
  return first.toUpperCase()
}

/** A small round portrait. */
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
