import { useTranslation } from 'react-i18next'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import type { Control } from './control.ts'
import { digitsOf, fieldsOf, numberIn, textOf, textsOf } from './entry.ts'
import { useOptions } from './use-options.ts'

export type YesFieldProps = Control & { readonly yes: unknown; readonly no: unknown }

/** A setting that is on or off. */
export function YesField({
  words: { label, hint },
  value,
  unset,
  yes,
  no,
  onValueChange,
}: YesFieldProps) {
  return (
    <Switch
      label={label}
      hint={hint}
      checked={(value ?? unset) === yes}
      onCheckedChange={(checked) => onValueChange(checked ? yes : no)}
    />
  )
}

/** One of a list. */
export function OneField({ words, path, value, unset, choices, onValueChange }: Control) {
  const options = useOptions(choices)(path)
  return (
    <SelectField
      {...words}
      options={options}
      value={textOf(value ?? unset)}
      onValueChange={onValueChange}
    />
  )
}

/** Some of a list, in the order in which they are offered, whatever was pressed first. */
export function SomeField({ words, path, value, unset, choices, onValueChange }: Control) {
  const { label, ...rest } = words
  const options = useOptions(choices)(path)
  return (
    <Chips
      legend={label}
      {...rest}
      options={options}
      value={textsOf(value ?? unset)}
      onValueChange={(next) =>
        onValueChange(
          options.flatMap((option) => (next.includes(option.value) ? option.value : [])),
        )
      }
    />
  )
}

const RULES = ['conversations', 'messages'] as const

/** What is free: which of the two, and how many. */
export function AllowanceField({ words, value, unset, onValueChange }: Control) {
  const { t } = useTranslation('desk-sites')
  const now = fieldsOf(value ?? unset)
  const change = (part: object) => onValueChange({ ...now, ...part })
  return (
    <Grid cell="card" gap="m">
      <SelectField
        label={words.label}
        options={RULES.map((rule) => ({ value: rule, label: t(`allowance.${rule}`) }))}
        value={textOf(now.rule)}
        onValueChange={(rule) => change({ rule })}
      />
      <TextField
        label={t('allowance.limit')}
        error={words.error}
        inputMode="numeric"
        digits
        value={digitsOf(now.limit)}
        onValueChange={(typed) => change({ limit: numberIn(typed) ?? '' })}
      />
    </Grid>
  )
}
