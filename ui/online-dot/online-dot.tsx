import * as styles from './online-dot.css.ts'

export type OnlineDotProps = {
  readonly online: boolean
  /** The same, in words: "Online" or "Active yesterday". */
  readonly label: string
}

/** Whether somebody is here, as a mark and in words. */
export function OnlineDot({ online, label }: OnlineDotProps) {
  return (
    <span className={styles.line}>
      <span className={styles.dots[online ? 'online' : 'away']} aria-hidden />
      {label}
    </span>
  )
}
