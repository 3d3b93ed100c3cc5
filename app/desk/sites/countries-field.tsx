import { useTranslation } from 'react-i18next'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { SomeField } from './chosen-fields.tsx'
import type { Control } from './control.ts'
import { textsOf } from './entry.ts'
import { useOptions } from './use-options.ts'

/** The countries of a site, and which of them a new member has until they choose: the first one. */
export function CountriesField(control: Control) {
  const { t } = useTranslation('desk-sites')
  const { path, value, unset, choices, onValueChange } = control
  const chosen = textsOf(value ?? unset)
  const [first = ''] = chosen
  const options = useOptions(choices)(path)
  const startWith = (country: string, all: readonly string[]) =>
    onValueChange(
      all.includes(country) ? [country, ...all.filter((other) => other !== country)] : all,
    )
  return (
    <Stack gap="m">
      <SomeField {...control} onValueChange={(next) => startWith(first, textsOf(next))} />
      <Grid cell="card">
        <SelectField
          label={t('countries.default')}
          options={options.filter((option) => chosen.includes(option.value))}
          value={first}
          onValueChange={(country) => startWith(country, chosen)}
        />
      </Grid>
    </Stack>
  )
}
