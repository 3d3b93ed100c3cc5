import * as styles from './own-logo.css.ts'

/** A logo and its shape, so that the bar leaves room for it. */
export type LogoPicture = { readonly src: string; readonly width: number; readonly height: number }

export type OwnLogoProps = {
  /** What the picture says: the name of the site. */
  readonly name: string
  readonly logo: LogoPicture
  /** The logo on dark pages; without one, the other stands on a light plate there. */
  readonly onDark?: LogoPicture | null
}

/** A site's own logo, in place of the mark and its name. */
export function OwnLogo({ name, logo, onDark }: OwnLogoProps) {
  if (!onDark) return <img {...logo} alt={name} className={styles.plated} />
  return (
    <>
      <img {...logo} alt={name} className={styles.light} />
      <img {...onDark} alt={name} className={styles.dark} />
    </>
  )
}
