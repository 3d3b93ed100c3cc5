import * as styles from './online-dot.css.ts'

export type OnlineDotProps = {
  readonly online: boolean
  /** As text: "Online" or "Active yesterday". */
  readonly label: string
}

/** Online state, as a dot and text. */
export function OnlineDot({ online, label }: OnlineDotProps) {
  return (
    <span className={styles.line}>
      <span className={styles.dots[online ? 'online' : 'away']} aria-hidden />
      {label}
    </span>
  )
}
