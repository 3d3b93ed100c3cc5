import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api, errorOf, isTransient, isUnanswered, Refusal } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { newId } from '../../shared/new-id.ts'
import { useFormat } from '../../shared/use-format.ts'
import { ConfirmDialog } from '../../site/dialogs.ts'
import { useExplain } from '../../site/use-explain.ts'
import { againAfterFailure } from '../checkout/await-outcome.ts'
import { type Order, orderQuery } from '../credits/queries.ts'
import { useRefundWords } from './use-refund-words.ts'

type Props = {
  readonly order: Pick<Order, 'id' | 'discount'>
  readonly refundable: NonNullable<Order['refundable']>
}

/** The refundable part of an order, and its request, with a confirmation since it cannot be undone. */
export function RefundAsk({ order: { id, discount }, refundable }: Props) {
  const { credits, amount, until } = refundable
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const words = useRefundWords()
  const explain = useExplain()
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  const [sent, setSent] = useState(false)
  // Idempotency key: one refund per order while this is open.
  const [refund] = useState(() => newId())
  const money = format.money(amount)
  const order = orderQuery(id)
  const giveBack = useMutation({
    mutationFn: () => {
      // Nothing is sent, so that there is nothing to be unsure about.
      setSent(navigator.onLine)
      if (!navigator.onLine) throw new Refusal({ code: 'network' }, null)
      return answered(api.orders({ id }).refund.post({ id: refund, credits }))
    },
    onSuccess: (refunded) => {
      setAsked(false)
      queries.setQueryData(order.queryKey, refunded)
      void invalidate(queries, { type: 'order' })
    },
    // Credits may have been spent meanwhile: refetch the refundable amount.
    onError: (error) => {
      // What was asked is still right, and may be confirmed again.
      if (!isTransient(error)) setAsked(false)
      return invalidate(queries, { type: 'order' })
    },
  })
  const isUnsure = useIsUnsure(id, sent ? giveBack.error : null)
  // Once the order answered, the connection is there: what failed is the request.
  const isLost = sent && errorOf(giveBack.error).code === 'network'
  const explained = isLost ? { value: { code: 'internal' } } : giveBack.error
  const failure = giveBack.error && (
    <Alert tone={isUnsure ? 'warning' : 'danger'} {...(isUnsure && { icon: 'offline' })}>
      {isUnsure ? t('refund.unknown') : explain(explained)}
    </Alert>
  )
  return (
    <Stack gap="s" align="center">
      <Text size="s">
        {t('order.completed.refund', { count: credits, moment: format.date(until), money })}
      </Text>
      {!asked && failure}
      <Button size="s" onClick={() => setAsked(true)}>
        {t('order.completed.refund-ask')}
      </Button>
      <ConfirmDialog
        title={t('refund.title', { money })}
        open={asked}
        tone="trust"
        busy={giveBack.isPending}
        confirm={t('refund.confirm', { money })}
        cancel={t('refund.keep')}
        onConfirm={() => giveBack.mutate()}
        onCancel={() => setAsked(false)}
      >
        <Stack gap="s">
          <Text>{words(refundable, discount !== null)}</Text>
          {failure}
        </Stack>
      </ConfirmDialog>
    </Stack>
  )
}

/**
 * A request without an answer may have arrived: the order says so, and is asked until it answers. A refunded one has
 * another page.
 */
function useIsUnsure(id: string, failure: Error | null): boolean {
  const isLost = failure !== null && isUnanswered(failure)
  const { isFetching, isError } = useQuery({
    ...orderQuery(id),
    enabled: isLost,
    refetchInterval: againAfterFailure,
  })
  return isLost && (isFetching || isError)
}
