import { type ReactNode, useId } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { classes } from '../../primitives/layout/element.ts'
import { OnlineDot } from '../../primitives/online-dot/online-dot.tsx'
import { type Face, Photo } from '../../primitives/photo/photo.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import { Line, type LineProps } from '../line/line.tsx'
import * as styles from './member-card.css.ts'

export type MemberCardProps = {
  readonly name: string
  readonly age: number
  /** Place, as coarse as they show it: "Utrecht, 10–25 km". */
  readonly place: string
  readonly to: Destination
  readonly photo: string | null
  /** Placeholder of a missing photo, for whom has no line either. */
  readonly missing: string
  readonly blur?: string | null | undefined
  /** Where the face of a leading card's photo is: cuts of others are around it. */
  readonly face?: Face | null | undefined
  /** Why the photo is blurred. */
  readonly lock?: string | undefined
  /** Their own sentence; without a photo it stands in its place. */
  readonly line?: Omit<LineProps, 'size'> | undefined
  /** A `KindLabel`, for every profile that is not a person. */
  readonly kind?: ReactNode
  /** A label for something new. */
  readonly marker?: string | undefined
  /** Text for being online; absent if offline. */
  readonly online?: string | undefined
  /** Why this card is shown. */
  readonly note?: string | undefined
  /** A button beside the name, such as the heart. */
  readonly action?: ReactNode
  /** A button at the end. */
  readonly foot?: ReactNode
  /** The first of a list, across two columns: the action stands beside the button. */
  readonly lead?: boolean
  /** The level of the name as a heading: by it one goes from card to card. */
  readonly level?: 2 | 3
  /** Above the fold: loaded eagerly. */
  readonly eager?: boolean
}

/** A member's card: their face, a sentence of theirs, and who they are. The whole card links to the profile. */
export function MemberCard({
  name,
  age,
  place,
  to,
  photo,
  missing,
  blur,
  face,
  lock,
  line,
  kind,
  marker,
  online,
  note,
  action,
  foot,
  lead = false,
  level = 2,
  eager = false,
}: MemberCardProps) {
  const id = useId()
  const faceless = photo === null && !blur && line !== undefined
  return (
    <article className={classes(styles.card, lead && styles.lead)} aria-labelledby={id}>
      <div className={classes(styles.picture, faceless && styles.paper)}>
        {faceless ? (
          <Line {...line} size="lead" />
        ) : (
          <Photo
            src={photo}
            alt=""
            missing={missing}
            of={name}
            blur={blur}
            lock={lock ? { reason: lock } : undefined}
            aspect="fill"
            face={lead ? face : null}
            eager={eager}
          />
        )}
      </div>
      <div className={classes(styles.words, faceless && styles.whole)}>
        {line && !faceless && (
          <div className={line.to ? styles.answer : undefined}>
            <Line {...line} size={lead ? 'lead' : 'card'} />
          </div>
        )}
        <div className={styles.rest}>
          <Who {...{ id, name, age, place, to, marker, online, level }}>
            {action && !lead && <div className={styles.action}>{action}</div>}
          </Who>
          {note && <span className={styles.note}>{note}</span>}
          {kind && <div className={styles.kind}>{kind}</div>}
          {(foot || (lead && action)) && (
            <div className={styles.foot}>
              {foot}
              {lead && action}
            </div>
          )}
        </div>
      </div>
    </article>
  )
}

type WhoProps = Pick<MemberCardProps, 'name' | 'age' | 'place' | 'to' | 'marker' | 'online'> & {
  /** Of the heading, which names the card. */
  readonly id: string
  readonly level: 2 | 3
  readonly children: ReactNode
}

/** Name, age and place, with the link that covers the card. */
function Who({ id, name, age, place, to, marker, online, level, children }: WhoProps) {
  const Heading = `h${level}` as const
  return (
    <div className={styles.who}>
      <div className={styles.top}>
        <div className={styles.title}>
          <Heading id={id} className={styles.heading}>
            <span className={styles.name}>
              <bdi>{name}</bdi>,
            </span>{' '}
            <span className={styles.age}>{age}</span>
          </Heading>
          <Anchor to={to} className={styles.link} aria-labelledby={id} />
          {marker && <span className={styles.marker}>{marker}</span>}
        </div>
        {children}
      </div>
      <div className={styles.facts}>
        <span>{place}</span>
        {online && <OnlineDot online label={online} />}
      </div>
    </div>
  )
}

export type MemberCardSkeletonProps = {
  /** Whether the card will say why it is shown. */
  readonly noted?: boolean
  /** Whether it will end with a button. */
  readonly footed?: boolean
  /** Whether it will be the first of a list, across two columns. */
  readonly lead?: boolean
}

/** Skeleton of a member card. */
export function MemberCardSkeleton({
  noted = false,
  footed = false,
  lead = false,
}: MemberCardSkeletonProps) {
  return (
    <div className={classes(styles.card, lead && styles.lead)}>
      <div className={styles.picture}>
        <Skeleton shape="fill" />
      </div>
      <div className={styles.words}>
        <Skeleton />
        <div className={styles.rest}>
          <Skeleton />
          <Skeleton shape="short-line" />
          {noted && <Skeleton />}
          {(footed || lead) && <Skeleton shape="small-control" />}
        </div>
      </div>
    </div>
  )
}
