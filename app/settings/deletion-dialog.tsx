import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { fromPromise } from 'xstate'
import {
  DELETION_REASONS,
  type DeletionAlternative,
  type DeletionReason,
} from '#core/accounts/deletion.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormDraft } from '../account/use-form-draft.ts'
import { useExplain } from '../site/use-explain.ts'
import { deletionMachine, type Offers, type Taken } from './deletion.machine.ts'
import { DeletionAnswers } from './deletion-answers.tsx'
import { DeletionOffers } from './deletion-offers.tsx'
import { DeletionReasons } from './deletion-reasons.tsx'
import { stepOf } from './deletion-step.ts'
import { lookUpOffers, payBackAll, removeAccount, takeOffer } from './leaving.ts'
import { LeavingRefund, useRefundSum } from './leaving-refund.tsx'
import { StayedNote } from './stayed-note.tsx'

export type DeletionDialogProps = { readonly onClose: () => void }

/** Leaving, step by step: why, what else could help, and then really. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const explain = useExplain()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const chosen = useFormDraft<DeletionReason | null>({
    name: 'leave.reason',
    start: () => null,
    read: (kept) => DELETION_REASONS.find((one) => one === kept) ?? null,
  })
  const reason = chosen.value
  const onClose = () => {
    chosen.drop()
    props.onClose()
  }
  const [state, send] = useMachine(
    deletionMachine.provide({
      actors: {
        lookUp: fromPromise<Offers, DeletionReason | null>(({ input }) => lookUpOffers(input)),
        payBack: fromPromise<void, Offers['refundable']>(({ input }) => payBackAll(queries, input)),
        take: fromPromise<Taken, DeletionAlternative>(({ input }) => takeOffer(queries, input)),
        remove: fromPromise<void, DeletionReason | null>(({ input }) =>
          removeAccount(queries, input, () =>
            navigate({ to: '/account-deleted', state: { deleted: true } }),
          ),
        ),
      },
    }),
  )
  const { offers, taken, paidBack, error } = state.context
  const money = useRefundSum(offers?.refundable ?? [])
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
        <DeletionAnswers
          step={step}
          busy={busy}
          reason={reason}
          money={money}
          send={send}
          onClose={onClose}
        />
      }
    >
      <Stack gap="m">
        {step === 'asking' && <DeletionReasons reason={reason} onReason={chosen.change} />}
        {step === 'refunding' && offers && <LeavingRefund refundable={offers.refundable} />}
        {paidBack && <Alert tone="success">{t('refund-offer.done', { money })}</Alert>}
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
