import { SelectField } from '#ui/primitives/field/select-field.tsx'

export type ChoiceProps<T extends string> = {
  readonly label: string
  readonly hint?: string
  readonly value: T
  /** What there is to choose, and how each is called. */
  readonly words: Readonly<Record<T, string>>
  readonly onChange: (value: T) => void
}

/** One of a few, by name. */
export function Choice<T extends string>({ label, hint, value, words, onChange }: ChoiceProps<T>) {
  const isOne = (given: string): given is T => given in words
  return (
    <SelectField
      label={label}
      hint={hint}
      value={value}
      options={Object.entries<string>(words).map(([key, name]) => ({ value: key, label: name }))}
      onValueChange={(given) => isOne(given) && onChange(given)}
    />
  )
}
