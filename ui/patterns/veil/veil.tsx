import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../primitives/icon/icon.tsx'
import { classes } from '../../primitives/layout/element.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import * as styles from './veil.css.ts'

export type VeilProps = {
  /** Whether it is covered now. */
  readonly covered: boolean
  /** Labels of the button: "Show", "Cover". */
  readonly showLabel: string
  readonly coverLabel: string
  readonly onToggle: () => void
  /** As high as the screen allows, instead of its picture's shape. */
  readonly tall?: boolean
  /** Takes the focus, when it becomes the one to look at. */
  readonly arrives?: boolean
  /** Id of what says which picture it is. */
  readonly describedBy?: string
  /** It is the one that is looked at now. */
  readonly onFocus?: () => void
  /** One picture. */
  readonly children: ReactNode
}

/** A picture that nobody must see unasked: blurred until its button is pressed. */
export function Veil({
  covered,
  showLabel,
  coverLabel,
  onToggle,
  tall = false,
  arrives = false,
  describedBy,
  onFocus,
  children,
}: VeilProps) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (arrives) button.current?.focus()
  }, [arrives])
  const label = covered ? showLabel : coverLabel
  // Over a small picture the words would hide a face.
  const isWorded = covered || tall
  return (
    <div className={classes(styles.veil, covered && styles.covered, tall && styles.tall)}>
      <div aria-hidden={covered || undefined}>{children}</div>
      {/* One button in both states, which keeps the focus. */}
      <button
        ref={button}
        type="button"
        aria-describedby={describedBy}
        className={covered ? styles.cover : styles.back}
        onClick={onToggle}
        onFocus={onFocus}
        aria-expanded={!covered}
      >
        <span className={isWorded ? styles.words : styles.sign}>
          <Icon name={covered ? 'show' : 'hide'} size="s" />
          {isWorded ? label : <VisuallyHidden>{label}</VisuallyHidden>}
        </span>
      </button>
    </div>
  )
}
