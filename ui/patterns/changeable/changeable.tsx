import type { ReactNode } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { classes } from '../../primitives/layout/element.ts'
import * as styles from './changeable.css.ts'

export type ChangeableProps = {
  /** What pressing it does, with what: "Edit my line". */
  readonly label: string
  readonly onPress: () => void
  /** Words have room for the sign beside them, a picture has it on it; what is missing is an invitation. */
  readonly as?: 'words' | 'picture' | 'empty'
  /** As it is shown to others: nothing in it can be pressed. */
  readonly children: ReactNode
}

/** A part of one's own page, pressed to change it. */
export function Changeable({ label, onPress, as = 'words', children }: ChangeableProps) {
  const picture = as === 'picture'
  return (
    <div
      className={classes(
        styles.part,
        as === 'words' && styles.words,
        as === 'empty' && styles.empty,
      )}
    >
      {children}
      <button
        type="button"
        aria-label={label}
        onClick={onPress}
        className={classes(
          styles.press,
          picture && styles.overPicture,
          as === 'empty' && styles.overEmpty,
        )}
      >
        <span className={classes(styles.sign, picture && styles.signOnPicture)}>
          <Icon name={as === 'empty' ? 'plus' : 'edit'} size="s" />
        </span>
      </button>
    </div>
  )
}
