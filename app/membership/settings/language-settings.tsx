import { useTranslation } from 'react-i18next'
import { isLocale } from '#core/site/locales.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { ownName } from '../../accounts/account/own-name.ts'
import type { User } from '../../accounts/account/queries.ts'
import { useLanguage } from '../../accounts/account/use-language.ts'
import { useLanguages } from '../../site/language/use-languages.ts'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'

/** The account's language: of the mails, and of the site unless this browser shows another. */
export function LanguageSettings({ user }: { readonly user: User }) {
  const { t } = useTranslation(['settings', 'common'])
  const explain = useExplain()
  const { locale, change, failure } = useLanguage()
  const languages = useLanguages()
  // Somebody of another site may have a language that this one lacks.
  const listed = languages.includes(user.language) ? languages : [user.language, ...languages]
  return (
    <SettingsSection title={t('language.title')} anchor="language">
      <SelectField
        label={t('language.label')}
        hint={t('language.hint')}
        options={listed.map((value) => ({ value, label: ownName(value) }))}
        value={user.language}
        onValueChange={(value) => isLocale(value) && change(value)}
      />
      {locale !== user.language && languages.includes(user.language) && (
        <Stack gap="s" align="start">
          <Text tone="muted">{t('language.elsewhere', { language: ownName(user.language) })}</Text>
          <Button size="s" onClick={() => change(user.language)}>
            {t('language.here')}
          </Button>
        </Stack>
      )}
      {failure ? (
        <Alert tone="warning" title={t('common:language.unchanged')}>
          {explain(failure)}
        </Alert>
      ) : null}
    </SettingsSection>
  )
}
