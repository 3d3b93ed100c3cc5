import { useTranslation } from 'react-i18next'
import { RadioCards } from '#ui/primitives/field/radio-cards.tsx'
import { SEND_KEYS, sendKeyIn } from '../../chats/composer/send-key.ts'
import { useSendKey } from '../../chats/composer/use-send-key.ts'
import { SettingsSection } from './settings-section.tsx'

/** The key that sends a message on this device; hidden on touch screens. */
export function WritingSettings() {
  const { t } = useTranslation('settings')
  const { key, choose, modifier } = useSendKey()
  if (!choose) return null
  return (
    <SettingsSection title={t('writing.title')} anchor="writing">
      <RadioCards
        legend={t('writing.label')}
        hint={t('writing.hint')}
        options={SEND_KEYS.map((value) => ({
          value,
          label: t(`writing.${value}`, { modifier }),
          hint: t(`writing.${value}-hint`, { modifier }),
        }))}
        value={key}
        onValueChange={(chosen) => {
          const next = sendKeyIn(chosen)
          if (next) choose(next)
        }}
      />
    </SettingsSection>
  )
}
