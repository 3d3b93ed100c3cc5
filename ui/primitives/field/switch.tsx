import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './choice.css.ts'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'id' | 'type' | 'role' | 'onChange' | 'children'
> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly onCheckedChange?: (checked: boolean) => void
}

/** A switch; takes effect immediately. */
export function Switch({ label, hint, onCheckedChange, ...input }: SwitchProps) {
  const id = useId()
  return (
    <div className={styles.line}>
      <div className={styles.words}>
        <label htmlFor={id} className={styles.name}>
          {label}
        </label>
        {hint && (
          <div id={`${id}-hint`} className={styles.hint}>
            {hint}
          </div>
        )}
      </div>
      <input
        {...input}
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onCheckedChange?.(event.target.checked)}
        className={styles.track}
      />
    </div>
  )
}
