import type { ReactNode } from 'react'
import { Mark } from '../../art/mark/mark.tsx'
import { Photo } from '../../primitives/photo/photo.tsx'
import { Heading } from '../../primitives/text/heading.tsx'
import { Text } from '../../primitives/text/text.tsx'
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
  /** Only for a match: the member's own picture beside it, and the mark's animation. */
  readonly mutual?: { readonly photo: string | null; readonly missing: string } | undefined
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
  label,
  onPress,
  mutual,
  lock,
  line,
  kind,
  actions,
}: EncounterProps) {
  return (
    <div className={styles.encounter}>
      {mutual && <Mark size="l" motion="meet" />}
      <div className={styles.words}>
        <Heading level={2} size="xl" align="center">
          {title}
        </Heading>
        {children && <Text align="center">{children}</Text>}
      </div>
      <div className={mutual ? styles.pair : styles.alone}>
        {mutual && (
          <div className={styles.own}>
            <Photo src={mutual.photo} alt="" missing={mutual.missing} rounded eager />
          </div>
        )}
        <div className={styles.face}>
          <Photo
            src={lock ? null : photo}
            blur={lock ? photo : null}
            alt=""
            missing={missing}
            lock={lock ? { reason: lock } : undefined}
            rounded
            eager
          />
          <button type="button" className={styles.press} aria-label={label} onClick={onPress} />
        </div>
      </div>
      {kind}
      {line && (
        <div className={styles.line}>
          <Line {...line} size="meeting" />
        </div>
      )}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
