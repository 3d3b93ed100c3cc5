import { type ReactNode, useState } from 'react'
import { initialOf } from '../avatar/initial-of.ts'
import { Icon } from '../icon/icon.tsx'
import { classes } from '../layout/element.ts'
import { photoFrom, type Smaller } from './chosen-from.ts'
import * as styles from './photo.css.ts'

/** Why a photo is locked, and what unlocks it. */
export type Lock = { readonly reason: string; readonly action?: ReactNode }

/** Where a face is, in percent of its picture. */
export type Face = { readonly x: number; readonly y: number }

export type PhotoProps = {
  /** URL of the picture; `null` if none. */
  readonly src: string | null
  /** Alternative text, or '' if the text beside it says so. */
  readonly alt: string
  /** For small sizes: without it `src` is loaded, on a phone too. */
  readonly smaller?: Smaller | undefined
  /** Placeholder of a missing picture. */
  readonly missing: string
  /** Whose it is: their initial stands there too. */
  readonly of?: string | undefined
  /** A tiny version by the server, shown blurred until the picture loads. */
  readonly blur?: string | null | undefined
  /** A locked photo shows its blur and the reason, never the picture. */
  readonly lock?: Lock | undefined
  readonly aspect?: keyof typeof styles.aspects
  /** The face: it stays in view where the frame has another shape. */
  readonly face?: Face | null | undefined
  /** Standalone, with rounded corners. */
  readonly rounded?: boolean
  /** The LCP picture: loaded eagerly. */
  readonly eager?: boolean
  /** The picture is there to be seen. */
  readonly onLoaded?: (() => void) | undefined
}

const tenthsOf = (percent: number) => Math.max(2, Math.min(8, Math.round(percent / 10)))

/** A picture with reserved space, whatever its state. */
export function Photo({
  src,
  alt,
  smaller,
  missing,
  of,
  blur,
  lock,
  aspect = 'portrait',
  face = null,
  rounded = false,
  eager = false,
  onLoaded,
}: PhotoProps) {
  const [broken, setBroken] = useState<string>()
  const shown = !lock && src && src !== broken ? src : null
  return (
    <div
      className={classes(
        styles.aspects[aspect],
        rounded && styles.rounded,
        face && styles.faceAcross[tenthsOf(face.x)],
        face && styles.faceDown[tenthsOf(face.y)],
      )}
    >
      {blur && aspect !== 'whole' && <img className={styles.blur} src={blur} alt="" />}
      {shown && (
        <img
          className={classes(
            styles.picture,
            (aspect === 'whole' || aspect === 'tile') && styles.contained,
          )}
          {...(smaller && photoFrom(shown, smaller))}
          src={shown}
          alt={alt}
          decoding="async"
          loading={eager ? 'eager' : 'lazy'}
          fetchPriority={eager ? 'high' : 'auto'}
          onLoad={onLoaded}
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
          {of ? (
            <span className={styles.initial} aria-hidden>
              {initialOf(of)}
            </span>
          ) : (
            <Icon name="photo" size="xl" />
          )}
          {missing}
        </div>
      )}
    </div>
  )
}
