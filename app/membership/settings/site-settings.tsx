import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Brand } from '#core/site/settings.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { shownSitesQuery, useSiteChoice } from '../../accounts/account/shown-sites.ts'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** The sites on which the member is shown; hidden on an install with one site. */
export function SiteSettings() {
  const { t } = useTranslation('settings')
  const explain = useExplain()
  const { data: sites, error, refetch } = useQuery(shownSitesQuery)
  const format = useFormat()
  const choose = useSiteChoice()
  if (sites && sites.length < 2) return null
  const counts = {
    on: format.number(sites?.filter(({ shown }) => shown).length ?? 0),
    all: format.number(sites?.length ?? 0),
  }
  const hintOf = (brand: Brand, joined: boolean) => {
    if (joined) return t('sites.joined')
    return brand === 'default' ? undefined : t(`sites.about-${brand}`)
  }
  return (
    <SettingsSection
      title={t('sites.title')}
      text={`${t('sites.text')} ${t('sites.public')}`}
      anchor="sites"
    >
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {sites && (
        <Disclosure title={t('now.sites', counts)} opens={choose.error !== null}>
          <Stack gap="none">
            {sites.map(({ id, name, brand, joined, shown }) => (
              <Switch
                key={id}
                label={name}
                hint={hintOf(brand, joined)}
                disabled={joined}
                checked={shown === true}
                onCheckedChange={(on) => choose.mutateAsync({ id, shown: on })}
              />
            ))}
          </Stack>
        </Disclosure>
      )}
      {choose.error && <Alert tone="danger">{explain(choose.error)}</Alert>}
    </SettingsSection>
  )
}
