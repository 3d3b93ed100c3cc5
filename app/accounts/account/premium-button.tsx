import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/primitives/button/button.tsx'

/** The way to premium, where a free member's allowance is used up. */
export function PremiumButton(looks: Pick<ButtonProps, 'size' | 'wide'>) {
  const { t } = useTranslation()
  return (
    <Button asChild tone="trust" {...looks}>
      <Link to="/premium">{t('allowance.action')}</Link>
    </Button>
  )
}
