import { encode } from 'uqr'
import * as styles from './qr-code.css.ts'

export type QrCodeProps = {
  /** What a camera reads. */
  readonly text: string
  readonly label: string
}

/** Modules around the code that stay empty, by the standard. */
const QUIET = 4

/** A text as a QR code. */
export function QrCode({ text, label }: QrCodeProps) {
  const { data, size } = encode(text, { border: QUIET })
  const path = data.flatMap((row, y) =>
    row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])),
  )
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.code}
    >
      <path d={path.join('')} />
    </svg>
  )
}
