import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { isCountry, localesOf } from '#core/site/countries.ts'
import type { Locale } from '#core/site/locales.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { useLanguages } from '../../site/language/use-languages.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useCountryOptions } from '../../site/use-country-options.ts'
import { useExplain } from '../../site/use-explain.ts'
import { ownName } from './own-name.ts'
import { useLanguage } from './use-language.ts'

/** Examples of a country's formats: a date and an amount. */
const EXAMPLE = { moment: '2026-12-31T12:00:00Z', money: { amount: 123_450, currency: 'EUR' } }

/** Language and country of formats, for members and visitors (spec §9). */
export function LanguageScreen() {
  const { t } = useTranslation(['pages', 'common'])
  const format = useFormat()
  const explain = useExplain()
  const { data: settings } = useQuery(settingsQuery)
  const { locale, country: chosen, change, changed, failure } = useLanguage()
  const selected = chosen ?? settings?.geoip_selected_country ?? ''
  const country = isCountry(selected) ? selected : null
  const countries = useCountryOptions()
  const languages = useLanguages()
  const local = country ? localesOf(country).filter((one) => languages.includes(one)) : []

  const choose = (language: Locale) => change(language, country)
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
          onValueChange={(code) => isCountry(code) && change(locale, code)}
        />
        <Columns gap="l">
          {country && local.length > 0 && (
            <Languages
              title={t('language.here', { country: format.country(country) })}
              languages={local}
              current={locale}
              onChoose={choose}
            />
          )}
          <Languages
            title={t('language.all')}
            languages={languages}
            current={locale}
            onChoose={choose}
          />
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
        {failure ? (
          <Alert tone="warning" title={t('common:language.unchanged')}>
            {explain(failure)}
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

/** Language choice as links that work without scripts. */
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
