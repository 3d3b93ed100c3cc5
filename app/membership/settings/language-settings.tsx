import { useTranslation } from 'react-i18next'
import { isLocale, LOCALES } from '#core/site/locales.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import { useLanguage } from '../../accounts/account/use-language.ts'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** The language of the site and of the mails. */
export function LanguageSettings() {
  const { t } = useTranslation(['settings', 'common'])
  const explain = useExplain()
  const { locale, change, failure } = useLanguage()
  return (
    <SettingsSection title={t('language.title')} anchor="language">
      <SelectField
        label={t('language.label')}
        hint={t('language.hint')}
        options={LOCALES.map((value) => ({ value, label: ownName(value) }))}
        value={locale}
        onValueChange={(value) => isLocale(value) && change(value)}
      />
      {failure ? (
        <Alert tone="warning" title={t('common:language.unchanged')}>
          {explain(failure)}
        </Alert>
      ) : null}
    </SettingsSection>
  )
}
