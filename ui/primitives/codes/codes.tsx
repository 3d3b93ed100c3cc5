import * as styles from './codes.css.ts'

export type CodesProps = {
  readonly label: string
  /** Such as `K3WQ7-2MZPA`; a press selects the whole of one. */
  readonly codes: readonly string[]
}

/** Codes to be copied or written down. */
export function Codes({ label, codes }: CodesProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without markers.
    <ul role="list" aria-label={label} className={styles.list}>
      {codes.map((code) => (
        <li key={code} dir="ltr" className={styles.code}>
          {code}
        </li>
      ))}
    </ul>
  )
}
