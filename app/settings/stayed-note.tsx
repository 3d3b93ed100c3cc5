import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import type { Taken } from './deletion.machine.ts'

/** What came of what was taken instead of leaving. */
export function StayedNote({ taken: { alternative, code } }: { readonly taken: Taken }) {
  const { t } = useTranslation('settings')
  return (
    <Alert tone={alternative === 'discount' ? 'trust' : 'success'}>
      {t(`stayed.${alternative}`, { code })}
    </Alert>
  )
}
