import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { TimeZoneLine } from '../../accounts/account/time-zone-line.tsx'
import { useAccountChange } from '../../accounts/account/use-account-change.ts'
import { useRegional } from '../../locales/home-country.ts'
import { formatIn } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** Default when switched on. */
const USUAL = { from: '22:00', to: '08:00' } as const
/** Every half hour of a day. */
const TIMES = Array.from({ length: 48 }, (_, half) => {
  const hour = String(Math.floor(half / 2)).padStart(2, '0')
  return `${hour}:${half % 2 === 0 ? '00' : '30'}`
})

/** Quiet hours, in the member's time zone. */
export function QuietHoursSettings({ user }: { readonly user: User }) {
  const { t, i18n } = useTranslation('settings')
  const explain = useExplain()
  const change = useAccountChange()
  const hours = user.quiet_hours
  const clock = formatIn(useRegional(i18n), 'UTC')
  const options = (chosen: string) =>
    [...new Set([...TIMES, chosen])]
      .toSorted((a, b) => (a < b ? -1 : 1))
      .map((value) => ({ value, label: clock.time(`1970-01-01T${value}Z`) }))
  return (
    <SettingsSection title={t('quiet.title')} anchor="quiet">
      <Switch
        label={t('quiet.on')}
        checked={hours !== null}
        onCheckedChange={(on) => change.save({ quiet_hours: on ? USUAL : null })}
      />
      {hours && (
        <Grid cell="fact" gap="m">
          {(['from', 'to'] as const).map((end) => (
            <SelectField
              key={end}
              label={t(`quiet.${end}`)}
              options={options(hours[end])}
              value={hours[end]}
              onValueChange={(time) =>
                change.save(({ quiet_hours: latest }) => ({
                  quiet_hours: { ...USUAL, ...latest, [end]: time },
                }))
              }
            />
          ))}
        </Grid>
      )}
      {hours && (
        <TimeZoneLine
          zone={user.time_zone}
          changeableAt={user.time_zone_changeable_at}
          justify="start"
        />
      )}
      <Disclosure title={t('quiet.more')}>
        <Text size="s" tone="muted">
          {t('quiet.text')}
        </Text>
      </Disclosure>
      {change.error && <Alert tone="danger">{explain(change.error)}</Alert>}
    </SettingsSection>
  )
}
