import { Icon } from '../icon/icon.tsx'
import * as styles from './field.css.ts'

export type FieldErrorProps = { readonly id?: string; readonly children: string }

/** A validation error, announced when it appears. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} role="alert" className={styles.error}>
      <span className={styles.errorMark}>
        <Icon name="error" size="s" />
      </span>
      <span>{children}</span>
    </p>
  )
}
