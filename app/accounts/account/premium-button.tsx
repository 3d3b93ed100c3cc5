import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Button, type ButtonProps } from '#ui/primitives/button/button.tsx'
import { storeWanted } from '../../client/storage/message-drafts.ts'

type PremiumButtonProps = Pick<ButtonProps, 'size' | 'wide'> & {
  /** To whom nothing could be written; a payment leads back to them. */
  readonly profile?: string | undefined
}

/** The way to premium, where a free member's allowance is used up. */
export function PremiumButton({ profile, ...looks }: PremiumButtonProps) {
  const { t } = useTranslation()
  return (
    <Button asChild tone="trust" {...looks}>
      <Link to="/premium" onClick={() => profile && storeWanted(profile)}>
        {t('allowance.action')}
      </Link>
    </Button>
  )
}
