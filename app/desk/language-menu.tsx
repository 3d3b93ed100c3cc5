import { useTranslation } from 'react-i18next'
import { LOCALES } from '#core/site/locales.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Menu } from '#ui/primitives/menu/menu.tsx'
import { ownName } from '../accounts/account/own-name.ts'
import { useLanguage } from '../accounts/account/use-language.ts'

export type LanguageMenuProps = {
  /** Only its icon, in the bar of a phone. */
  readonly compact?: boolean
}

/** The choice of language, kept in this browser like the site's. */
export function LanguageMenu({ compact = false }: LanguageMenuProps) {
  const { t } = useTranslation('desk')
  const { locale, change } = useLanguage()
  const label = t('language', { language: ownName(locale) })
  const trigger = compact ? (
    <IconButton icon="language" label={label} />
  ) : (
    <Button tone="bare" size="s" icon="language" aria-label={label}>
      {ownName(locale)}
    </Button>
  )
  return (
    <Menu
      trigger={trigger}
      items={LOCALES.map((one) => ({
        label: ownName(one),
        ...(one === locale && { icon: 'sent' as const }),
        onSelect: () => change(one),
      }))}
    />
  )
}
