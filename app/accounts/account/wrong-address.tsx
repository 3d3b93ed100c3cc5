import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'

export type WrongAddressProps = { readonly onLeave?: () => void }

/** To the settings, where who mistyped their address corrects it. */
export function WrongAddress({ onLeave }: WrongAddressProps) {
  const { t } = useTranslation()
  return (
    <Button asChild size="s">
      <Link
        to="/notifications/$door"
        params={{ door: 'log-in' }}
        hash="email"
        {...(onLeave && { onClick: onLeave })}
      >
        {t('wrong-address')}
      </Link>
    </Button>
  )
}
