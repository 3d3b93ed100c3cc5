import type { ReactNode } from 'react'
import { Photo } from '../../primitives/photo/photo.tsx'
import { Heading } from '../../primitives/text/heading.tsx'
import { Text } from '../../primitives/text/text.tsx'
import { Lean } from '../lean/lean.tsx'
import { Line, type LineProps } from '../line/line.tsx'
import * as styles from './encounter.css.ts'

export type EncounterProps = {
  readonly title: string
  readonly children?: ReactNode
  readonly photo: string | null
  readonly missing: string
  /** Accessible name of the photo's link: "To Noor's profile". */
  readonly label: string
  readonly onPress: () => void
  /** Their name, in the place of a missing picture. */
  readonly name: string
  /** Only for a match: the member's own picture and name, in the mark's other stroke. */
  readonly mutual?: { readonly photo: string | null; readonly name: string } | undefined
  /** Why the photo is blurred. */
  readonly lock?: string | undefined
  /** Their own sentence. */
  readonly line?: Omit<LineProps, 'size'> | undefined
  /** A `KindLabel`, for every profile that is not a person. */
  readonly kind?: ReactNode
  readonly actions?: ReactNode
}

/** A profile in full screen: a match, a like, a suggestion. */
export function Encounter({
  title,
  children,
  photo,
  missing,
  name,
  label,
  onPress,
  mutual,
  lock,
  line,
  kind,
  actions,
}: EncounterProps) {
  const face = (
    <button type="button" className={styles.press} aria-label={label} onClick={onPress} />
  )
  return (
    <div className={styles.encounter}>
      {mutual && (
        <div className={styles.pair}>
          <Lean
            left={sideOf(mutual.photo, mutual.name)}
            right={sideOf(lock ? null : photo, name)}
            ground="dusk"
            motion="swing"
          />
          {face}
        </div>
      )}
      <div className={styles.words}>
        <Heading level={2} size="xl" align="center">
          {title}
        </Heading>
        {children && <Text align="center">{children}</Text>}
      </div>
      {!mutual && (
        <div className={styles.alone}>
          <Photo
            src={lock ? null : photo}
            blur={lock ? photo : null}
            alt=""
            missing={missing}
            of={name}
            lock={lock ? { reason: lock } : undefined}
            rounded
            eager
          />
          {face}
        </div>
      )}
      {kind}
      {line && (
        <div className={styles.line}>
          <Line {...line} size="meeting" centered />
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}

/** A picture, else an initial; the name is said by the words beside it. */
const sideOf = (src: string | null, name: string) => (src ? { src, alt: '' } : { name })
