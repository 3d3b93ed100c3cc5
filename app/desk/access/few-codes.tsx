import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { operatorQuery } from '../operator.ts'
import { NewCodesDialog } from './new-codes-dialog.tsx'

/** From here on one is told. */
const FEW = 3

/** Says that an operator has few recovery codes left. */
export function FewCodes() {
  const { t } = useTranslation('desk')
  const { data: operator } = useQuery(operatorQuery)
  const [open, setOpen] = useState(false)
  const few = operator?.second_factor === 'on' && operator.recovery_codes <= FEW
  return (
    <>
      {few && (
        <Alert
          tone="warning"
          action={
            <Button size="s" onClick={() => setOpen(true)}>
              {t('recovery.renew')}
            </Button>
          }
        >
          {t('recovery.few', { left: operator.recovery_codes })}
        </Alert>
      )}
      <NewCodesDialog open={open} onClose={() => setOpen(false)} />
    </>
  )
}
