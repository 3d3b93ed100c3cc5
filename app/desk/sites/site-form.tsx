import { useTranslation } from 'react-i18next'
import type { SiteEntry } from '#core/site/settings.ts'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { textsOf, valueAt, withValue } from './entry.ts'
import type { DeskSite, Fault } from './queries.ts'
import { SiteFieldControl } from './site-field-control.tsx'
import { isAt, rowsOf, SITE_GROUPS, type SiteField, type SiteGroup } from './site-fields.ts'

export type SiteFormProps = {
  readonly entry: SiteEntry
  readonly defaults: SiteEntry
  readonly choices: DeskSite['choices']
  readonly faults: readonly Fault[]
  readonly onChange: (entry: SiteEntry) => void
}

/** All settings of a site, in groups; one with a fault opens, and says so in its title. */
export function SiteForm({ faults, ...given }: SiteFormProps) {
  const { t } = useTranslation('desk-sites')
  return (
    <Stack gap="s">
      {(Object.keys(SITE_GROUPS) as SiteGroup[]).map((group) => {
        const wrong = faults.filter((fault) =>
          SITE_GROUPS[group].some(({ path }) => isAt(fault, path)),
        )
        const title = t(`group.${group}`)
        const count = wrong.length
        return (
          <Surface key={group} inset="s">
            <Disclosure
              part
              opens={count > 0}
              title={count === 0 ? title : t('group.wrong', { title, count })}
            >
              <Group {...given} fields={SITE_GROUPS[group]} faults={wrong} />
            </Disclosure>
          </Surface>
        )
      })}
    </Stack>
  )
}

type Field = (typeof SITE_GROUPS)[SiteGroup][number] & SiteField
type GroupProps = SiteFormProps & { readonly fields: readonly Field[] }

function Group({ fields, entry, defaults, choices, faults, onChange }: GroupProps) {
  const languages = textsOf(entry.languages ?? defaults.languages)
  const rows = rowsOf(fields)
  return (
    <Stack gap="m">
      {rows.map((row) => (
        <Grid key={row[0]?.path} cell={row.length > 1 ? 'card' : 'whole'} gap="m">
          {row.map((field) => (
            <SiteFieldControl
              key={field.path}
              field={field}
              value={valueAt(entry, field.path)}
              unset={valueAt(defaults, field.path)}
              choices={choices}
              languages={languages}
              faults={faults.filter((fault) => isAt(fault, field.path))}
              onValueChange={(value) => onChange(withValue(entry, field.path, value))}
            />
          ))}
        </Grid>
      ))}
    </Stack>
  )
}
