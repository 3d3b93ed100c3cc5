import type { ReactNode } from 'react'
import { Mark } from '../mark/mark.tsx'
import { Photo } from '../photo/photo.tsx'
import { Heading } from '../text/heading.tsx'
import { Text } from '../text/text.tsx'
import * as styles from './encounter.css.ts'

export type EncounterProps = {
  readonly title: string
  readonly children?: ReactNode
  readonly photo: string | null
  readonly missing: string
  /** Where pressing the face leads, in words: "To Noor's profile". */
  readonly label: string
  readonly onPress: () => void
  /** Lets the strokes of the mark meet; for a match and nothing else. */
  readonly mutual?: boolean
  /** Why the photo shows as a blur only. */
  readonly lock?: string | undefined
  /** A `KindLabel`, for every profile that is not a person. */
  readonly kind?: ReactNode
  readonly actions?: ReactNode
}

/** Somebody's face as the one thing on the screen: a match, a like, a suggestion. */
export function Encounter({
  title,
  children,
  photo,
  missing,
  label,
  onPress,
  mutual = false,
  lock,
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
      {kind}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
