import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { fromPromise } from 'xstate'
import { DELETION_REASONS, type DeletionReason } from '#core/accounts/account.ts'
import type { DeletionAlternative } from '#core/membership/leaving/alternatives.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormDraft } from '../../accounts/account/use-form-draft.ts'
import { heldCodeQuery } from '../../money/credits/queries.ts'
import { useExplain } from '../../site/use-explain.ts'
import { type AcceptedOffer, deletionMachine, type Offers } from './deletion.machine.ts'
import { DeletionAnswers } from './deletion-answers.tsx'
import { DeletionOffers } from './deletion-offers.tsx'
import { DeletionReasons } from './deletion-reasons.tsx'
import { stepOf } from './deletion-step.ts'
import { acceptOffer, lookUpOffers, refundAll, removeAccount } from './leaving.ts'
import { LeavingRefund, useRefundSum } from './leaving-refund.tsx'
import { StayedNote } from './stayed-note.tsx'

export type DeletionDialogProps = { readonly onClose: () => void }

/** Account deletion, step by step: reason, alternatives, confirmation. */
export function DeletionDialog(props: DeletionDialogProps) {
  const { t } = useTranslation(['settings', 'common'])
  const explain = useExplain()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const chosen = useFormDraft<DeletionReason | null>({
    name: 'leave.reason',
    start: () => null,
    read: (stored) => DELETION_REASONS.find((one) => one === stored) ?? null,
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
        payBack: fromPromise<void, Offers['refundable']>(({ input }) => refundAll(queries, input)),
        take: fromPromise<AcceptedOffer, DeletionAlternative>(({ input }) =>
          acceptOffer(queries, input),
        ),
        remove: fromPromise<void, DeletionReason | null>(({ input }) =>
          removeAccount(queries, input, () =>
            navigate({ to: '/account-deleted', state: { deleted: true } }),
          ),
        ),
      },
    }),
  )
  const { offers, taken, paidBack, error } = state.context
  const { data: held } = useQuery(heldCodeQuery)
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
      onBack={state.can({ type: 'back' }) ? () => send({ type: 'back' }) : undefined}
      actions={
        // Of its own in each step: a second press of Enter must not answer the next one.
        <DeletionAnswers
          key={step}
          step={step}
          busy={busy}
          reason={reason}
          code={taken?.code ?? null}
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
            held={held?.code ?? null}
            busy={busy}
            onClose={onClose}
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
