import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TownChoice } from '../../../profiles/own/town-choice.tsx'
import { settingsQuery } from '../../../site/queries.ts'
import { useCountryOptions } from '../../../site/use-country-options.ts'
import type { StepProps } from './step-props.ts'
import { useGeolocation } from './use-geolocation.ts'

/** The place, by name or by geolocation. */
export function LocationStep(props: StepProps) {
  const { draft, onFill } = props
  const { t } = useTranslation('signup')
  const { data: settings } = useQuery(settingsQuery)
  const countries = useCountryOptions()
  return (
    <>
      <Stack gap="xs">
        <Heading level={2} arrives>
          {t('location.title')}
        </Heading>
        <Text tone="muted">{t('location.hint')}</Text>
      </Stack>
      <TownChoice key={draft.country} {...props} />
      <SelectField
        label={t('location.country')}
        options={countries}
        value={draft.country}
        onValueChange={(country) => onFill({ country, region: '', town: '' })}
      />
      <Here onFill={onFill} countries={settings?.countries ?? []} />
    </>
  )
}

type HereProps = Pick<StepProps, 'onFill'> & { readonly countries: readonly string[] }

/** Finds the town by geolocation, if supported and wanted. */
function Here({ onFill, countries }: HereProps) {
  const { t } = useTranslation('signup')
  const { permission, state, locate } = useGeolocation()
  if (permission === 'unsupported') return null
  if (permission === 'denied') return <Alert tone="info">{t('location.denied')}</Alert>

  const fill = async () => {
    const place = await locate()
    if (place && countries.includes(place.country)) onFill(place)
  }
  return (
    <Stack gap="xs" align="start">
      <Button icon="place" busy={state === 'locating'} onClick={fill}>
        {t('location.here')}
      </Button>
      {permission !== 'granted' && state === 'idle' && (
        <Text size="s" tone="muted">
          {t('location.ask')}
        </Text>
      )}
      {state === 'failed' && <Alert tone="warning">{t('location.failed')}</Alert>}
    </Stack>
  )
}
