import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Fact, Facts } from '#ui/patterns/facts/facts.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useExplain } from '../../site/use-explain.ts'
import { type Withdrawal, withdrawalQuery } from './queries.ts'
import { WhatComesBack } from './what-comes-back.tsx'

export type WithdrawalScreenProps = { readonly reference: string }

/** A withdrawal, by the link from its mail: confirm it, or see its result. */
export function WithdrawalScreen({ reference }: WithdrawalScreenProps) {
  const { t } = useTranslation('pages')
  const format = useFormat()
  const explain = useExplain()
  const queries = useQueryClient()
  const query = withdrawalQuery(reference)
  const { data: withdrawal } = useSuspenseQuery(query)
  const confirm = useMutation({
    mutationFn: () => answered(api.withdrawals({ reference }).confirm.post()),
    onSuccess: (confirmed) => {
      queries.setQueryData(query.queryKey, confirmed)
      void invalidate(queries, { type: 'order' })
    },
  })
  const { order_number: number, name, stated_at: stated, confirmed_at: confirmed } = withdrawal
  return (
    <Page width="reading">
      <Stack gap="l">
        <Heading level={1}>{t('withdrawal.title', { number })}</Heading>
        {withdrawal.outcome && <Outcome outcome={withdrawal.outcome} />}
        {confirmed === null && <Text>{t('withdrawal.confirm-lead')}</Text>}
        {withdrawal.expected && <WhatComesBack expected={withdrawal.expected} />}
        <Facts>
          <Fact name={t('withdrawal.statement')}>{t('withdraw.statement', { number })}</Fact>
          <Fact name={t('withdrawal.name')}>
            <Text as="span" typed>
              {name}
            </Text>
          </Fact>
          <Fact name={t('withdrawal.stated')}>{format.moment(stated)}</Fact>
          {confirmed && <Fact name={t('withdrawal.confirmed')}>{format.moment(confirmed)}</Fact>}
        </Facts>
        {confirmed ? (
          <Text tone="muted">{t('withdrawal.mailed', { email: withdrawal.email })}</Text>
        ) : (
          <Stack gap="s">
            {confirm.error && <Alert tone="danger">{explain(confirm.error)}</Alert>}
            <Inline>
              <Button tone="trust" busy={confirm.isPending} onClick={() => confirm.mutate()}>
                {t('withdraw.confirm')}
              </Button>
            </Inline>
          </Stack>
        )}
      </Stack>
    </Page>
  )
}

type OutcomeProps = { readonly outcome: NonNullable<Withdrawal['outcome']> }

/** The result, and how much had been used. */
function Outcome({ outcome: { result, refund, credits, used, amount } }: OutcomeProps) {
  const { t } = useTranslation('pages')
  const format = useFormat()
  if (result !== 'refunded') return <Alert tone="info">{t(`withdrawal.result.${result}`)}</Alert>
  const money = format.money(amount)
  if (refund === 'failed')
    return <Alert tone="warning">{t('withdrawal.result.failed', { money })}</Alert>
  return (
    <Alert tone="success">
      {t(`withdrawal.result.${refund === 'given' ? 'given' : 'refunded'}`, {
        count: credits,
        money,
      })}{' '}
      {used > 0 && t('withdrawal.used', { count: used })}
    </Alert>
  )
}
