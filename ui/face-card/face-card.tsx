import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { OnlineDot } from '../online-dot/online-dot.tsx'
import { Photo } from '../photo/photo.tsx'
import * as styles from './face-card.css.ts'

export type FaceCardProps = {
  readonly name: string
  readonly age: number
  readonly place: string
  /** Their page; only the name leads there, since the card itself is pulled. */
  readonly to: Destination
  readonly photo: string | null
  readonly blur?: string | null | undefined
  readonly missing: string
  /** Why the photo shows as a blur only. */
  readonly lock?: string | undefined
  /** The words for being here now; left out when they are not. */
  readonly online?: string | undefined
  /** What this profile is, in words. */
  readonly kind?: ReactNode
  readonly children?: ReactNode
}

/** Somebody as large as the screen has room for: the face, and on a strip of paper who it is and what speaks for them. */
export function FaceCard({
  name,
  age,
  place,
  to,
  photo,
  blur,
  missing,
  lock,
  online,
  kind,
  children,
}: FaceCardProps) {
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Photo
          src={photo}
          blur={blur}
          alt=""
          missing={missing}
          lock={lock ? { reason: lock } : undefined}
          aspect="fill"
          eager
        />
      </div>
      <div className={styles.strip}>
        <h2 className={styles.title}>
          <Anchor to={to} className={styles.link}>
            <bdi>{name}</bdi>, {age}
          </Anchor>
        </h2>
        <div className={styles.facts}>
          <span>{place}</span>
          {online && <OnlineDot online label={online} />}
        </div>
        {kind}
        {children}
      </div>
    </article>
  )
}
