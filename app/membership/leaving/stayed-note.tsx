import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import type { AcceptedOffer } from './deletion.machine.ts'

/** Result of accepting an alternative to deletion. */
export function StayedNote({ taken: { alternative, code } }: { readonly taken: AcceptedOffer }) {
  const { t } = useTranslation('settings')
  return (
    <Alert tone={alternative === 'discount' ? 'trust' : 'success'}>
      {t(`stayed.${alternative}`, { code })}
    </Alert>
  )
}
