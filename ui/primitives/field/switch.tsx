import { type ComponentProps, type ReactNode, useId } from 'react'
import * as styles from './choice.css.ts'
import { usePendingValue } from './use-pending-value.ts'

export type SwitchProps = Omit<
  ComponentProps<'input'>,
  'className' | 'style' | 'id' | 'type' | 'role' | 'onChange' | 'children'
> & {
  readonly label: ReactNode
  readonly hint?: ReactNode
  /** Until a returned promise settles, the switch shows what was chosen. */
  readonly onCheckedChange?: (checked: boolean) => unknown
}

/** A switch; takes effect immediately. */
export function Switch({ label, hint, checked, onCheckedChange, ...input }: SwitchProps) {
  const id = useId()
  const [shown, choose] = usePendingValue(checked, onCheckedChange)
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
        checked={shown}
        onChange={(event) => choose(event.target.checked)}
        className={styles.track}
      />
    </div>
  )
}
