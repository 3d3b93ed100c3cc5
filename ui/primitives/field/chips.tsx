import { type ReactNode, useId } from 'react'
import { Icon } from '../icon/icon.tsx'
import type { IconName } from '../icon/icons.ts'
import * as styles from './chips.css.ts'
import { Fieldset } from './fieldset.tsx'
import { useRoving } from './use-roving.ts'

/** One of the chips. */
export type Chip = {
  readonly value: string
  readonly label: string
  readonly icon?: IconName
  /** Facet count, formatted: "128". */
  readonly count?: string
  readonly disabled?: boolean
}

export type ChipsProps = {
  readonly legend: string
  readonly options: readonly Chip[]
  /** Selected values: with `single` at most one. */
  readonly value: readonly string[]
  readonly onValueChange: (value: readonly string[]) => void
  /** Single choice. */
  readonly single?: boolean
  readonly name?: string
  readonly hint?: ReactNode
  readonly error?: string | undefined
}

/** A group of chips: interests, filters. One tab stop; the arrow keys move within it. */
export function Chips({
  legend,
  options,
  value,
  onValueChange,
  single = false,
  name,
  hint,
  error,
}: ChipsProps) {
  const id = useId()
  const able = options.filter(({ disabled }) => !disabled).map((option) => option.value)
  const roving = useRoving(able.find((each) => value.includes(each)) ?? able[0])
  const choose = (chosen: string, checked: boolean) => {
    if (single) return onValueChange([chosen])
    onValueChange(checked ? [...value, chosen] : value.filter((other) => other !== chosen))
  }
  return (
    <Fieldset legend={legend} hint={hint} error={error}>
      <div className={styles.row} {...(!single && roving.list)}>
        {options.map((option) => (
          <label key={option.value} className={styles.chip}>
            <input
              {...(!single && roving.control(option.value, (last) => able.includes(last)))}
              type={single ? 'radio' : 'checkbox'}
              name={name ?? id}
              value={option.value}
              disabled={option.disabled}
              checked={value.includes(option.value)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => choose(option.value, event.target.checked)}
              className={styles.input}
            />
            {option.icon && <Icon name={option.icon} size="s" />}
            <span>{option.label}</span>
            {option.count && <span className={styles.count}>{option.count}</span>}
          </label>
        ))}
      </div>
    </Fieldset>
  )
}
