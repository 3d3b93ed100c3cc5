import { useTranslation } from 'react-i18next'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { type Entry, valueAt, withValue } from './entry.ts'
import type { DeskSite, Fault } from './queries.ts'
import { SiteFieldControl } from './site-field-control.tsx'
import { isAt, SITE_GROUPS, type SiteGroup } from './site-fields.ts'

export type SiteFormProps = {
  readonly entry: Entry
  readonly defaults: Entry
  readonly choices: DeskSite['choices']
  readonly faults: readonly Fault[]
  readonly onChange: (entry: Entry) => void
}

/** All settings of a site, in groups; what is wrong is said at its field and in the title of its group. */
export function SiteForm({ entry, defaults, choices, faults, onChange }: SiteFormProps) {
  const { t } = useTranslation('desk-sites')
  return (
    <Stack gap="s">
      {(Object.keys(SITE_GROUPS) as SiteGroup[]).map((group) => {
        const wrong = faults.filter((fault) =>
          SITE_GROUPS[group].some(({ path }) => isAt(fault, path)),
        ).length
        const title = t(`group.${group}`)
        return (
          <Disclosure
            key={group}
            title={wrong === 0 ? title : t('group.wrong', { title, count: wrong })}
          >
            <Stack gap="m">
              {SITE_GROUPS[group].map((field) => (
                <SiteFieldControl
                  key={field.path}
                  field={field}
                  value={valueAt(entry, field.path)}
                  unset={valueAt(defaults, field.path)}
                  choices={choices}
                  faults={faults.filter((fault) => isAt(fault, field.path))}
                  onValueChange={(value) => onChange(withValue(entry, field.path, value))}
                />
              ))}
            </Stack>
          </Disclosure>
        )
      })}
    </Stack>
  )
}
