import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api, errorOf, isTransient } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useDraft } from '../cases/use-draft.ts'
import { type DeskOrder, orderQuery } from './queries.ts'
import { NO_REFUND, type Refundable, type RefundDraft } from './refund-draft.ts'

type Body = {
  readonly id: string
  readonly amount: number
  readonly unspent: number
  readonly left: number
  readonly leaves: boolean
  readonly reason: string
}

/** What is typed of a refund, and sending it. Where somebody was first, the order is read again. */
export function useRefund({ id: order }: Pick<DeskOrder, 'id'>, { unspent, left }: Refundable) {
  const { t } = useTranslation('desk-money')
  const format = useFormat()
  const queries = useQueryClient()
  const show = useToast()
  const { draft, change, drop } = useDraft(`refund.${order}`, NO_REFUND)
  const { mutate, reset, isPending, error } = useMutation({
    mutationFn: (body: Body) => answered(api.desk.orders({ id: order }).refund.post(body)),
    onSuccess: (record, { amount }) => {
      drop()
      queries.setQueryData(orderQuery(order).queryKey, record)
      const money = format.money({ amount, currency: left.currency })
      const failed = record.refunds.at(-1)?.failed_at
      show({
        text: failed ? t('refund.refused') : t('refund.done', { amount: money }),
        tone: failed ? 'danger' : 'success',
      })
      void queries.invalidateQueries({ queryKey: ['desk'] })
    },
    onError: (refusal) => {
      if (isTransient(refusal)) return
      // Read again, the order shows its refund instead of the form: who was first is said beside it.
      const first = colleagueIn(refusal)
      if (first !== null) show({ text: t('refund.first', { name: first }), tone: 'danger' })
      void queries.invalidateQueries({ queryKey: ['desk', 'order'] })
    },
  })
  return {
    draft,
    error,
    busy: isPending,
    type: (part: Partial<RefundDraft>) => {
      reset()
      // Chosen otherwise, it is another refund.
      change({ ...part, id: '' })
    },
    send: ({ amount }: Money, leaves: boolean, onSettled: () => void) => {
      // Kept with what is typed: sent again, also after a reload, it is the same refund.
      const id = draft.id || newId()
      change({ id })
      const reason = draft.reason.trim()
      mutate({ id, amount, unspent, left: left.amount, leaves, reason }, { onSettled })
    },
  }
}

/** Who refunded it first; `null` where that is not why it was refused. */
function colleagueIn(thrown: unknown): string | null {
  const refusal = errorOf(thrown)
  const by = 'by' in refusal && typeof refusal.by === 'string' ? refusal.by : null
  const overtaken = refusal.code === 'refund.not-possible' || refusal.code === 'refund.changed'
  return overtaken ? by : null
}
