import { useEarlyClicks } from '../../primitives/early/use-early-clicks.ts'
import { VisuallyHidden } from '../../primitives/layout/visually-hidden.tsx'
import { chosenFrom, type Shown } from '../../primitives/photo/chosen-from.ts'
import * as styles from './print.css.ts'

export type Printed = {
  /** URL of a picture of 4 by 5, 400 px wide. */
  readonly src: string
  /** The same 240 px wide, for small uses. */
  readonly small?: string
  /** What is written on its back. */
  readonly back?: PrintBack | undefined
}

/** The back of a print, shown when it is turned. */
export type PrintBack = {
  readonly line: string
  /** Below the line: who says it. */
  readonly note: string
  /** Accessible name while the front is shown: "Turn this picture over". */
  readonly label: string
  readonly turned: boolean
  readonly onTurn: () => void
}

export type PrintProps = Printed & {
  /** Alternative text; '' if decorative. */
  readonly alt: string
  /** The LCP picture: preloaded, so in one size; the others are lazy-loaded. */
  readonly opens?: boolean
  readonly shown: Shown
}

/** One picture of a lander that hangs or lies among others; with a back it can be turned over. */
export function Print({ back, ...print }: PrintProps) {
  return back ? <Turning {...back} print={print} /> : <Front {...print} />
}

function Front({ src, small, alt, opens = false, shown }: Omit<PrintProps, 'back'>) {
  const choice = small !== undefined && chosenFrom([small, 240], [src, 400], shown)
  return (
    <img
      className={styles.picture}
      src={src}
      alt={alt}
      width={400}
      height={500}
      {...(opens
        ? { fetchPriority: 'high' }
        : { ...choice, loading: 'lazy', fetchPriority: 'low' })}
    />
  )
}

function Turning({
  line,
  note,
  label,
  turned,
  onTurn,
  print,
}: PrintBack & { readonly print: Omit<PrintProps, 'back'> }) {
  const early = useEarlyClicks<HTMLButtonElement>()
  return (
    <span className={styles.box}>
      <button
        {...early}
        type="button"
        aria-pressed={turned}
        className={styles.sheet}
        onClick={onTurn}
      >
        <VisuallyHidden>{label}</VisuallyHidden>
        <span className={styles.front}>
          <Front {...print} />
        </span>
        <span className={styles.back} aria-hidden={!turned}>
          <q className={styles.line}>{line}</q>
          <span className={styles.note}>{note}</span>
        </span>
      </button>
    </span>
  )
}
