import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fromPromise } from 'xstate'
import type { DeletionAlternative, DeletionReason } from '#core/accounts/deletion.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useExplain } from '../shared/use-explain.ts'
import { deletionMachine, type Offers, type Taken } from './deletion.machine.ts'
import { DeletionAnswers } from './deletion-answers.tsx'
import { DeletionOffers } from './deletion-offers.tsx'
import { DeletionReasons } from './deletion-reasons.tsx'
import { stepOf } from './deletion-step.ts'
import { lookUpOffers, removeAccount, takeOffer } from './leaving.ts'
import { StayedNote } from './stayed-note.tsx'

export type DeletionDialogProps = { readonly onClose: () => void }

/** Leaving, step by step: why, what else could help, and then really. */
export function DeletionDialog({ onClose }: DeletionDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const explain = useExplain()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [reason, setReason] = useState<DeletionReason | null>(null)
  const [state, send] = useMachine(
    deletionMachine.provide({
      actors: {
        lookUp: fromPromise<Offers, DeletionReason>(({ input }) => lookUpOffers(input)),
        take: fromPromise<Taken, DeletionAlternative>(({ input }) => takeOffer(queries, input)),
        remove: fromPromise<void, DeletionReason>(({ input }) =>
          removeAccount(queries, input, () => navigate({ to: '/account-deleted' })),
        ),
      },
    }),
  )
  const { offers, taken, error } = state.context
  const busy = state.hasTag('busy')
  const step = stepOf(String(state.value))

  return (
    <Dialog
      open
      title={t(`leave.${step}-title`)}
      closeLabel={t('common:close')}
      dismissible={!busy}
      onClose={onClose}
      actions={
        <DeletionAnswers step={step} busy={busy} reason={reason} send={send} onClose={onClose} />
      }
    >
      <Stack gap="m">
        {step === 'asking' && <DeletionReasons reason={reason} onReason={setReason} />}
        {step === 'offering' && offers && (
          <DeletionOffers
            offers={offers}
            busy={busy}
            onTake={(alternative) => send({ type: 'take', alternative })}
          />
        )}
        {step === 'confirming' && <Text>{t('leave.confirming-text')}</Text>}
        {step === 'stayed' && taken && <StayedNote taken={taken} />}
        {error && <Alert tone="danger">{explain({ value: error })}</Alert>}
      </Stack>
    </Dialog>
  )
}
