import * as styles from './progress.css.ts'

export type ProgressProps = {
  /** Number of steps. */
  readonly steps: number
  /** Current step from 0; equal to the number of steps when done. */
  readonly step: number
  /** As text: "Step 2 of 5". */
  readonly label: string
}

const PITCH = 13

/** Strokes lean alternately, like the mark's. */
const strokeAt = (index: number) => {
  const x = 3 + index * PITCH
  return index % 2 === 0 ? `M${x} 3 ${x + 6} 17` : `M${x + 6} 3 ${x} 17`
}

/** Progress of a few steps: a stroke of the mark for each, and its light at the end. */
export function Progress({ steps, step, label }: ProgressProps) {
  const width = steps * PITCH
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={steps}
      aria-valuenow={Math.min(step, steps)}
      aria-valuetext={label}
      className={styles.progress}
    >
      <svg className={styles.drawing} viewBox={`0 0 ${width} 28`} aria-hidden="true">
        {Array.from({ length: steps }, (_, index) => strokeAt(index)).map((path, index) => (
          <path
            key={path}
            d={path}
            className={styles.strokes[index < step ? 'done' : index === step ? 'current' : 'ahead']}
          />
        ))}
        {step >= steps && <circle className={styles.light} cx={width / 2} cy="24" r="3" />}
      </svg>
      <span className={styles.words}>{label}</span>
    </div>
  )
}
