import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { answered, api } from '../client/client.ts'
import { invalidate } from '../client/invalidate.ts'
import { newId } from '../shared/new-id.ts'
import { useFormat } from '../shared/use-format.ts'
import { useExplain } from '../site/use-explain.ts'
import { type Order, orderQuery } from './queries.ts'

type Props = {
  readonly order: string
  readonly refundable: NonNullable<Order['refundable']>
}

/** What of an order can still go back, and the way to have it back: asked once more, since it cannot be undone. */
export function RefundAsk({ order: id, refundable }: Props) {
  const { credits, amount, until, ends_premium: endsPremium } = refundable
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const explain = useExplain()
  const queries = useQueryClient()
  const [asked, setAsked] = useState(false)
  // One refund an order, so one id as long as this is looked at.
  const [refund] = useState(() => newId())
  const money = format.money(amount)
  const order = orderQuery(id)
  const giveBack = useMutation({
    mutationFn: () => answered(api.orders({ id }).refund.post({ id: refund, credits })),
    onSuccess: (refunded) => {
      queries.setQueryData(order.queryKey, refunded)
      void invalidate(queries, { type: 'order' })
    },
    // Something was spent meanwhile, perhaps: what can go back is looked at anew.
    onError: () => invalidate(queries, { type: 'order' }),
    onSettled: () => setAsked(false),
  })
  return (
    <Stack gap="s" align="center">
      <Text size="s">
        {t('order.completed.refund', { count: credits, moment: format.date(until), money })}
      </Text>
      {giveBack.error && <Alert tone="danger">{explain(giveBack.error)}</Alert>}
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
        {t('refund.text', { count: credits, money })} {endsPremium && t('refund.ends-premium')}
      </ConfirmDialog>
    </Stack>
  )
}
