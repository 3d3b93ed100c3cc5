import * as styles from './loading-bar.css.ts'

export type LoadingBarProps = {
  /** Whether a page is loading. */
  readonly loading: boolean
  /** Accessible text. */
  readonly label: string
}

/** A progress bar at the top while a page loads; hidden for fast loads. */
export function LoadingBar({ loading, label }: LoadingBarProps) {
  return loading ? <div role="progressbar" aria-label={label} className={styles.bar} /> : null
}
