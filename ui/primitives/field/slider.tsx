import { Slider as Radix } from 'radix-ui'
import { useId } from 'react'
import * as styles from './slider.css.ts'

type Bounds = {
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step?: number
  readonly name?: string
  readonly disabled?: boolean
}

export type SliderProps = Bounds & {
  readonly value: number
  readonly onValueChange: (value: number) => void
  /** The value as text: "up to 50 km". */
  readonly valueText: string
}

/** Sets a number that need not be exact, such as a distance. */
export function Slider({ label, value, onValueChange, valueText, ...bounds }: SliderProps) {
  return (
    <div>
      <div className={styles.head}>
        <span className={styles.name}>{label}</span>
        <output className={styles.value}>{valueText}</output>
      </div>
      <Radix.Root
        {...bounds}
        value={[value]}
        onValueChange={([next = value]) => onValueChange(next)}
        className={styles.slider}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        <Radix.Thumb aria-label={label} aria-valuetext={valueText} className={styles.thumb} />
      </Radix.Root>
    </div>
  )
}

/** Minimum and maximum. */
export type Range = readonly [from: number, to: number]

export type RangeSliderProps = Bounds & {
  readonly value: Range
  readonly onValueChange: (value: Range) => void
  /** The range as text: "25 to 40". */
  readonly valueText: string
  /** Labels of the thumbs: "Youngest" and "Oldest". */
  readonly thumbs: readonly [from: string, to: string]
}

/** A range slider, such as for ages. */
export function RangeSlider({
  label,
  value,
  onValueChange,
  valueText,
  thumbs,
  ...bounds
}: RangeSliderProps) {
  const id = useId()
  const [from, to] = value
  return (
    <fieldset aria-labelledby={id}>
      <div className={styles.head}>
        <span id={id} className={styles.name}>
          {label}
        </span>
        <output className={styles.value}>{valueText}</output>
      </div>
      <Radix.Root
        {...bounds}
        value={[from, to]}
        onValueChange={([low = from, high = to]) => onValueChange([low, high])}
        className={styles.slider}
      >
        <Radix.Track className={styles.track}>
          <Radix.Range className={styles.range} />
        </Radix.Track>
        <Radix.Thumb aria-label={thumbs[0]} className={styles.thumb} />
        <Radix.Thumb aria-label={thumbs[1]} className={styles.thumb} />
      </Radix.Root>
    </fieldset>
  )
}
