import * as styles from './loading-bar.css.ts'

export type LoadingBarProps = {
  /** Whether a page is on its way. */
  readonly loading: boolean
  /** What is loading, for those who listen. */
  readonly label: string
}

/** A thin line along the top while a page is on its way; what is quick never shows it. */
export function LoadingBar({ loading, label }: LoadingBarProps) {
  return loading ? <div role="progressbar" aria-label={label} className={styles.bar} /> : null
}
