import type { ReactNode } from 'react'
import { Anchor, type Destination } from '../anchor/anchor.tsx'
import { OnlineDot } from '../online-dot/online-dot.tsx'
import { Photo } from '../photo/photo.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import * as styles from './member-card.css.ts'

export type MemberCardProps = {
  readonly name: string
  readonly age: number
  /** Where they are, no closer than they tell: "Utrecht, 10–25 km". */
  readonly place: string
  readonly to: Destination
  readonly photo: string | null
  /** What stands in the place of a photo that is not there. */
  readonly missing: string
  readonly blur?: string | null | undefined
  /** Why only the blur of the photo is shown. */
  readonly lock?: string | undefined
  /** A `KindLabel`, for every profile that is not a person. */
  readonly kind?: ReactNode
  /** A word that something here is new to the viewer. */
  readonly marker?: string | undefined
  /** The words for being here now; left out when they are not. */
  readonly online?: string | undefined
  /** A button over the photo, such as the heart. */
  readonly action?: ReactNode
  /** Among the first on the screen: its photo is wanted at once. */
  readonly eager?: boolean
}

/** A member as a face on a strip of paper; the whole card leads to the profile. */
export function MemberCard({
  name,
  age,
  place,
  to,
  photo,
  missing,
  blur,
  lock,
  kind,
  marker,
  online,
  action,
  eager = false,
}: MemberCardProps) {
  return (
    <article className={styles.card}>
      <Photo
        src={photo}
        alt=""
        missing={missing}
        blur={blur}
        lock={lock ? { reason: lock } : undefined}
        eager={eager}
      />
      <div className={styles.strip}>
        <div className={styles.title}>
          <Anchor to={to} className={styles.link}>
            <bdi className={styles.name}>{name}</bdi>
            <span className={styles.age}>{age}</span>
          </Anchor>
          {marker && <span className={styles.marker}>{marker}</span>}
        </div>
        <div className={styles.facts}>
          <span>{place}</span>
          {online && <OnlineDot online label={online} />}
        </div>
        {kind && <div className={styles.kind}>{kind}</div>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}

/** The room a member card will take. */
export function MemberCardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton shape="portrait" />
      <div className={styles.strip}>
        <Skeleton shape="short-line" />
        <Skeleton />
      </div>
    </div>
  )
}
