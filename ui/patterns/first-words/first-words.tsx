import type { ReactNode } from 'react'
import { Strip } from '../../primitives/layout/strip.tsx'
import { Photo } from '../../primitives/photo/photo.tsx'
import { Heading } from '../../primitives/text/heading.tsx'
import { Line, type LineProps } from '../line/line.tsx'
import * as styles from './first-words.css.ts'

export type FirstWordsProps = {
  /** Above all: who is written to. */
  readonly title: string
  readonly photo: string | null
  readonly missing: string
  /** Their name, in the place of a missing picture. */
  readonly name: string
  readonly blur?: string | null | undefined
  /** Why the photo is blurred. */
  readonly lock?: string | undefined
  /** Their own sentence, which may be pressed; absent if they have none, or while it is quoted. */
  readonly line?: Omit<LineProps, 'size' | 'centered'> | undefined
  /** Buttons with suggestions; absent where nothing can be written. */
  readonly ideas?: ReactNode
}

/** Where nothing is written yet: a face, a sentence of theirs, and how one might begin. */
export function FirstWords({
  title,
  photo,
  missing,
  name,
  blur,
  lock,
  line,
  ideas,
}: FirstWordsProps) {
  return (
    <section className={styles.frame} aria-label={title}>
      <div className={styles.face}>
        <Photo
          src={photo}
          alt=""
          missing={missing}
          of={name}
          blur={blur}
          lock={lock ? { reason: lock } : undefined}
          rounded
          eager
        />
      </div>
      {line ? (
        <div className={styles.line}>
          <Line {...line} size="meeting" centered />
        </div>
      ) : (
        <Heading level={2} size="l" align="center">
          {title}
        </Heading>
      )}
      {ideas && (
        <div className={styles.ideas}>
          <Strip>{ideas}</Strip>
        </div>
      )}
    </section>
  )
}
