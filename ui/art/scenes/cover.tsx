import * as styles from './cover.css.ts'

export type CoverProps = { readonly src: string; readonly width: number; readonly height: number }

/** A site's own picture in place of a scene; like it, decoration. */
export function Cover(picture: CoverProps) {
  return <img {...picture} alt="" fetchPriority="high" className={styles.cover} />
}
