import { Icon } from '../../primitives/icon/icon.tsx'
import { classes } from '../../primitives/layout/element.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import * as styles from './own-card.css.ts'

/** A part of the card, and what pressing it does: "Change your place". */
export type OwnPart = {
  readonly key: string
  readonly text: string
  readonly action: string
  /** Set as a quotation, on rows of its own. */
  readonly quoted?: boolean
  readonly onPress: () => void
}

export type OwnCardProps = {
  /** Accessible name: "Your card". */
  readonly label: string
  readonly picture?: string | null | undefined
  /** In order; only those that were filled in. */
  readonly parts: readonly OwnPart[]
}

/** One's own card as far as it is filled in; a part is pressed to change it. */
export function OwnCard({ label, picture, parts }: OwnCardProps) {
  return (
    <section aria-label={label} className={styles.card}>
      {picture && (
        <span className={styles.face}>
          <img className={styles.picture} src={picture} alt="" />
        </span>
      )}
      <ul className={styles.parts}>
        {parts.map(({ key, text, action, quoted = false, onPress }) => (
          <li key={key} className={quoted ? styles.whole : undefined}>
            <button
              type="button"
              className={classes(styles.part, quoted && styles.said)}
              onClick={onPress}
            >
              {quoted ? <q dir="auto">{text}</q> : <span dir="auto">{text}</span>}
              <span className={styles.pencil}>
                <Icon name="edit" size="s" />
              </span>
              <VisuallyHidden>, {action}</VisuallyHidden>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
