import { type ReactNode, useId } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { OnlineDot } from '../../primitives/online-dot/online-dot.tsx'
import { Photo } from '../../primitives/photo/photo.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import * as styles from './member-card.css.ts'

export type MemberCardProps = {
  readonly name: string
  readonly age: number
  /** Place, as coarse as they show it: "Utrecht, 10–25 km". */
  readonly place: string
  readonly to: Destination
  readonly photo: string | null
  /** Placeholder of a missing photo. */
  readonly missing: string
  readonly blur?: string | null | undefined
  /** Why the photo is blurred. */
  readonly lock?: string | undefined
  /** A `KindLabel`, for every profile that is not a person. */
  readonly kind?: ReactNode
  /** A label for something new. */
  readonly marker?: string | undefined
  /** Text for being online; absent if offline. */
  readonly online?: string | undefined
  /** Why this card is shown. */
  readonly note?: string | undefined
  /** A button over the photo, such as the heart. */
  readonly action?: ReactNode
  /** A button at the end. */
  readonly foot?: ReactNode
  /** Above the fold: loaded eagerly. */
  readonly eager?: boolean
}

/** A member's card; the whole card links to the profile. */
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
  note,
  action,
  foot,
  eager = false,
}: MemberCardProps) {
  const id = useId()
  return (
    <article className={styles.card} aria-labelledby={id}>
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
          <Anchor to={to} className={styles.link} id={id}>
            <span className={styles.name}>
              <bdi>{name}</bdi>,
            </span>
            <span className={styles.age}>{age}</span>
          </Anchor>
          {marker && <span className={styles.marker}>{marker}</span>}
        </div>
        <div className={styles.facts}>
          <span>{place}</span>
          {online && <OnlineDot online label={online} />}
        </div>
        {note && <span className={styles.note}>{note}</span>}
        {kind && <div className={styles.kind}>{kind}</div>}
      </div>
      {foot && <div className={styles.foot}>{foot}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </article>
  )
}

export type MemberCardSkeletonProps = {
  /** Whether the card will say why it is shown. */
  readonly noted?: boolean
  /** Whether it will end with a button. */
  readonly footed?: boolean
}

/** Skeleton of a member card. */
export function MemberCardSkeleton({ noted = false, footed = false }: MemberCardSkeletonProps) {
  return (
    <div className={styles.card}>
      <Skeleton shape="portrait" />
      <div className={styles.strip}>
        <Skeleton shape="short-line" />
        <Skeleton />
        {noted && <Skeleton />}
      </div>
      {footed && (
        <div className={styles.foot}>
          <Skeleton shape="small-control" />
        </div>
      )}
    </div>
  )
}
