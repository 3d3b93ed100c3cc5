import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { localeOf } from '#core/site/locales.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import type { User } from '../../accounts/account/queries.ts'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { newId } from '../../shared/new-id.ts'
import { useFormat } from '../../shared/use-format.ts'
import { MailInstead } from '../../site/mail-instead.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { type Order, ordersQuery, viewedOrderQuery } from '../credits/queries.ts'
import { OpenWithdrawal } from './open-withdrawal.tsx'
import { withdrawalQuery } from './queries.ts'
import { Statement, type StatementProps } from './statement.tsx'
import { WhatComesBack } from './what-comes-back.tsx'

type Props = {
  readonly user: User
  /** The order in the URL. */
  readonly order: string | null
}

/** Orders that can be withdrawn from. */
const WITHDRAWABLE: readonly Order['state'][] = ['completed', 'pending']

/** Withdrawal from an own order: select it, and review the statement before confirming. */
export function OwnWithdrawal({ user, order: asked }: Props) {
  const { t } = useTranslation('pages')
  const { data, error, refetch } = useQuery(ordersQuery)
  if (error && !data) return <TryAgain error={error} onAgain={() => refetch()} />
  if (!data) {
    return (
      <Loading label={t('withdraw.title')}>
        <Skeleton shape="control" />
      </Loading>
    )
  }
  const orders = data.filter(({ id, state }) => id === asked || WITHDRAWABLE.includes(state))
  if (data.length === 0) {
    return (
      <Stack gap="m">
        <Text>{t('withdraw.none')}</Text>
        <OpenWithdrawal />
      </Stack>
    )
  }
  if (orders.length === 0) return <Text>{t('withdraw.over')}</Text>
  return <Choice user={user} orders={orders} asked={asked} />
}

/** Sends the statement once, and shows how it stands. */
function useWithdrawal(name: string) {
  const { i18n } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [id] = useState(() => newId())
  const language = localeOf(i18n.language)
  return useMutation({
    mutationFn: (of: string) =>
      answered(api.orders({ id: of }).withdrawal.post({ id, name, language })),
    onSuccess: async (withdrawal) => {
      const { reference } = withdrawal
      queries.setQueryData(withdrawalQuery(reference).queryKey, withdrawal)
      void invalidate(queries, { type: 'order' })
      await navigate({ to: '/withdrawals/$reference', params: { reference } })
    },
  })
}

type OwnStatementProps = Omit<StatementProps, 'number' | 'outlook' | 'waiting'> & {
  readonly order: Order
}

/** The statement, with what it comes to now: credits may have been spent since the list was fetched. */
function OwnStatement({ order: { id, number }, ...props }: OwnStatementProps) {
  const { t } = useTranslation('pages')
  const { data, error, refetch } = useQuery(viewedOrderQuery(id))
  const expected = data?.if_withdrawn
  return (
    <Statement
      {...props}
      number={number}
      waiting={!expected}
      outlook={
        expected ? (
          <WhatComesBack expected={expected} />
        ) : error ? (
          <TryAgain error={error} onAgain={() => refetch()} />
        ) : (
          <Loading label={t('withdraw.title')}>
            <Skeleton />
          </Loading>
        )
      }
    />
  )
}

type ChoiceProps = {
  readonly user: User
  readonly orders: readonly Order[]
  readonly asked: string | null
}

function Choice({ user, orders, asked }: ChoiceProps) {
  const { t } = useTranslation('pages')
  const format = useFormat()
  const only = orders.length === 1 ? orders[0]?.id : undefined
  const [chosen, choose] = useState(asked ?? only ?? '')
  const [name, setName] = useState(user.profile.name)
  const [checking, setChecking] = useState(false)
  const [attempted, setAttempted] = useState(false)
  const order = orders.find((each) => each.id === chosen)
  const withdraw = useWithdrawal(name)
  if (checking && order) {
    return (
      <OwnStatement
        order={order}
        name={name}
        email={user.email}
        busy={withdraw.isPending}
        error={withdraw.error}
        onConfirm={() => withdraw.mutate(order.id)}
        onChange={() => setChecking(false)}
      />
    )
  }
  const unnamed = attempted && name.trim() === ''
  return (
    <Form
      label={t('withdraw.title')}
      withoutScripts={<MailInstead />}
      onSubmit={() => {
        setAttempted(true)
        setChecking(order !== undefined && name.trim() !== '')
      }}
    >
      <SelectField
        label={t('withdraw.order')}
        placeholder={t('withdraw.order-choose')}
        options={orders.map((each) => ({
          value: each.id,
          label: t('withdraw.order-line', {
            number: each.number,
            money: format.money(each.total),
            day: format.date(each.placed_at),
          }),
        }))}
        value={order?.id ?? ''}
        error={
          attempted && !order
            ? t(chosen === '' ? 'withdraw.order-missing' : 'withdraw.order-gone')
            : undefined
        }
        onValueChange={(next) => {
          choose(next)
          setChecking(false)
        }}
      />
      <TextField
        label={t('withdraw.name')}
        hint={t('withdraw.receipt-hint', { email: user.email })}
        autoComplete="name"
        value={name}
        error={unnamed ? t('withdraw.name-missing') : undefined}
        onValueChange={setName}
      />
      <Button type="submit" tone="trust">
        {t('withdraw.next')}
      </Button>
    </Form>
  )
}
