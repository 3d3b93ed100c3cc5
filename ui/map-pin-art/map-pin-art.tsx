import * as styles from './map-pin-art.css.ts'

/** A place on a map of paper: the two strokes of the mark lean over it and their light is the spot. */
export function MapPinArt() {
  return (
    <svg className={styles.art} viewBox="0 0 240 150" aria-hidden="true">
      <path
        className={styles.land}
        d="M14 104c6-28 36-24 52-42s40-34 72-26 30 22 56 26 40 26 32 50-44 32-84 34-68-2-92-6-42-14-36-36Z"
      />
      <path className={styles.field} d="M40 108c10-14 30-12 42-4s8 22-8 26-42-6-34-22Z" />
      <path className={styles.field} d="M160 78c14-8 40 0 42 14s-20 18-34 12-20-20-8-26Z" />
      <path className={styles.path} d="M52 122c22-2 30-24 52-22s16 22 36 18 20-22 52-26" />
      <path className={styles.stroke} d="M104 46 116 74M144 38 131 73" />
      <circle className={styles.light} cx="124" cy="92" r="8" />
    </svg>
  )
}
