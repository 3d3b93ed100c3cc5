import { type ReactNode, useId } from 'react'
import { Anchor, type Destination } from '../../primitives/anchor/anchor.tsx'
import { Icon } from '../../primitives/icon/icon.tsx'
import type { IconName } from '../../primitives/icon/icons.ts'
import { classes } from '../../primitives/layout/element.ts'
import { OnlineDot } from '../../primitives/online-dot/online-dot.tsx'
import { type Face, Photo } from '../../primitives/photo/photo.tsx'
import { Line, type LineProps } from '../line/line.tsx'
import * as styles from './face-card.css.ts'

export type FaceCardProps = {
  readonly name: string
  readonly age: number
  readonly place: string
  /** Link to their page; only the name is a link, since the card is dragged. */
  readonly to: Destination
  readonly photo: string | null
  readonly blur?: string | null | undefined
  /** Where the face is. */
  readonly face?: Face | null | undefined
  readonly missing: string
  /** Why the photo is blurred. */
  readonly lock?: string | undefined
  /** Text for being online; absent if offline. */
  readonly online?: string | undefined
  /** Their own sentence. */
  readonly line?: Omit<LineProps, 'size'> | undefined
  /** Kind labels. */
  readonly kind?: ReactNode
  /** What speaks for them, the most telling first: a short phone shows that alone. */
  readonly reasons?: {
    readonly label: string
    readonly list: readonly { readonly icon: IconName; readonly text: string }[]
  }
}

/** A large profile card: photo, and a strip with name and reasons. */
export function FaceCard({
  name,
  age,
  place,
  to,
  photo,
  blur,
  face,
  missing,
  lock,
  online,
  line,
  kind,
  reasons,
}: FaceCardProps) {
  const id = useId()
  const faceless = photo === null && !blur && line !== undefined
  return (
    <article className={styles.card} aria-labelledby={id}>
      <div className={classes(styles.picture, faceless && styles.paper)}>
        {faceless ? (
          <Line {...line} size="meeting" />
        ) : (
          <Photo
            src={photo}
            blur={blur}
            alt=""
            missing={missing}
            of={name}
            lock={lock ? { reason: lock } : undefined}
            aspect="fill"
            face={face}
            eager
          />
        )}
      </div>
      <div className={styles.strip}>
        {line && !faceless && (
          <div className={styles.line}>
            <Line {...line} size="lead" />
          </div>
        )}
        <div className={styles.who}>
          <h2 id={id} className={styles.title}>
            <Anchor to={to} className={styles.link}>
              <bdi>{name}</bdi>, {age}
            </Anchor>
          </h2>
          <span>{place}</span>
          {online && <OnlineDot online label={online} />}
        </div>
        {kind}
        {reasons && reasons.list.length > 0 && (
          <ul aria-label={reasons.label} className={styles.reasons}>
            {reasons.list.map(({ icon, text }) => (
              <li key={text} className={styles.reason}>
                <Icon name={icon} size="s" />
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </article>
  )
}
