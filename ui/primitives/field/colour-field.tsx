import { Swatch } from './swatch.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export type ColourFieldProps = Omit<TextFieldProps, 'type' | 'lead' | 'tail'> & {
  /** Accessible name of the browser's own picker. */
  readonly picker: string
  /** The colour as `#rrggbb`, or what it is while nothing valid is typed. */
  readonly shown: string
}

/** A colour, picked or typed. */
export function ColourField({ picker, shown, onValueChange, ...field }: ColourFieldProps) {
  const { disabled } = field
  return (
    <TextField
      {...field}
      spellCheck={false}
      autoComplete="off"
      {...(onValueChange && { onValueChange })}
      // After what is typed: a field looks for its first input.
      tail={
        <Swatch label={picker} value={shown} disabled={disabled} onValueChange={onValueChange} />
      }
    />
  )
}
