import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isCountry } from '#core/site/countries.ts'
import { offeredLocales } from '#core/site/locale-choice.ts'
import { LOCALES, type Locale } from '#core/site/locales.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { SelectField } from '#ui/field/select-field.tsx'
import { Columns } from '#ui/layout/columns.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Link } from '#ui/link/link.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'
import { settingsQuery } from '../site/queries.ts'
import { useExplain } from '../site/use-explain.ts'
import { ownName } from './own-name.ts'
import { useLanguage } from './use-language.ts'

/** What shows how a country writes: a moment and an amount. */
const EXAMPLE = { moment: '2026-12-31T12:00:00Z', money: { amount: 123_450, currency: 'EUR' } }

/** The language of the site and the country it writes for, for members and visitors (spec §9). */
export function LanguageScreen() {
  const { t } = useTranslation('pages')
  const format = useFormat()
  const explain = useExplain()
  const { data: settings } = useQuery(settingsQuery)
  const { locale, country: chosen, change, error } = useLanguage()
  const [changed, setChanged] = useState(false)
  const selected = chosen ?? settings?.geoip_selected_country ?? ''
  const country = isCountry(selected) ? selected : null
  const here = offeredLocales(
    { cookie: locale, country },
    { language: settings?.domain_language ?? locale },
  )
  const countries = (settings?.countries ?? [])
    .map((code) => ({ value: code, label: format.country(code) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, locale))

  const choose = (language: Locale, inCountry = country) => {
    setChanged(true)
    change(language, inCountry ?? undefined)
  }
  return (
    <Page width="reading">
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1}>{t('language.title')}</Heading>
          <Text tone="muted">{t('language.lead')}</Text>
        </Stack>
        <SelectField
          label={t('language.country')}
          options={countries}
          value={selected}
          onValueChange={(code) => isCountry(code) && choose(locale, code)}
        />
        <Columns gap="l">
          <Languages
            title={
              country ? t('language.here', { country: format.country(country) }) : t('language.all')
            }
            languages={country ? here : LOCALES}
            current={locale}
            onChoose={choose}
          />
          {country && (
            <Languages
              title={t('language.all')}
              languages={LOCALES}
              current={locale}
              onChoose={choose}
            />
          )}
        </Columns>
        <Surface tone="sunken">
          <Stack gap="xxs">
            <Text size="s" tone="muted">
              {t('language.example')}
            </Text>
            <Text>
              {format.date(EXAMPLE.moment)} · {format.money(EXAMPLE.money)}
            </Text>
          </Stack>
        </Surface>
        <output>{changed && <Text as="span">{t('language.now')}</Text>}</output>
        {error ? (
          <Alert tone="warning">
            {t('language.kept-here')} {explain(error)}
          </Alert>
        ) : null}
      </Stack>
    </Page>
  )
}

type LanguagesProps = {
  readonly title: string
  readonly languages: readonly Locale[]
  readonly current: Locale
  readonly onChoose: (locale: Locale) => void
}

/** Languages to choose from, as links that work without scripts too. */
function Languages({ title, languages, current, onChoose }: LanguagesProps) {
  return (
    <Stack as="section" gap="xs" label={title}>
      <Heading level={2} size="m">
        {title}
      </Heading>
      <Stack as="ul" gap="none">
        {languages.map((locale) => (
          <li key={locale}>
            <Link
              alone
              href={`?lang=${locale}`}
              hrefLang={locale}
              lang={locale}
              aria-current={locale === current ? 'true' : undefined}
              onClick={(event) => {
                event.preventDefault()
                onChoose(locale)
              }}
            >
              {ownName(locale)}
            </Link>
          </li>
        ))}
      </Stack>
    </Stack>
  )
}
