import { type ReactNode, useState } from 'react'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../layout/element.ts'
import { photoFrom, type Smaller } from './chosen-from.ts'
import * as styles from './photo.css.ts'

/** Why a photo is not shown, and what would show it. */
export type Lock = { readonly reason: string; readonly action?: ReactNode }

export type PhotoProps = {
  /** Where the picture is; `null` when there is none. */
  readonly src: string | null
  /** What is to be seen, or '' where the words beside it say so. */
  readonly alt: string
  /** For where it is drawn small: without it `src` comes, on a phone too. */
  readonly smaller?: Smaller | undefined
  /** What stands in the place of a picture that is not there. */
  readonly missing: string
  /** A tiny version made by the server, shown softly until the picture is there. */
  readonly blur?: string | null | undefined
  /** A locked photo shows its blur and the reason, never the picture. */
  readonly lock?: Lock | undefined
  readonly aspect?: keyof typeof styles.aspects
  /** Stands by itself, with rounded corners. */
  readonly rounded?: boolean
  /** Wanted at once: the one large picture a screen opens with. */
  readonly eager?: boolean
}

/** A picture that takes its room from the start, whatever becomes of it. */
export function Photo({
  src,
  alt,
  smaller,
  missing,
  blur,
  lock,
  aspect = 'portrait',
  rounded = false,
  eager = false,
}: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  const shown = !lock && src && src !== broken ? src : null
  return (
    <div className={classes(styles.aspects[aspect], rounded && styles.rounded)}>
      {blur && aspect !== 'whole' && <img className={styles.blur} src={blur} alt="" />}
      {shown && (
        <img
          className={classes(styles.picture, aspect === 'whole' && styles.contained)}
          {...(smaller && photoFrom(shown, smaller))}
          src={shown}
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          onError={() => setBroken(shown)}
        />
      )}
      {lock && (
        <div className={styles.locked}>
          <div className={styles.reason}>
            <Icon name="lock" />
            {lock.reason}
            {lock.action}
          </div>
        </div>
      )}
      {!lock && !shown && (
        <div className={classes(styles.placeholder, aspect === 'whole' && styles.onShade)}>
          <Icon name="person" size="xl" />
          {missing}
        </div>
      )}
    </div>
  )
}
