import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useMachine } from '@xstate/react'
import { useMemo } from 'react'
import { fromPromise } from 'xstate'
import type { DebitForm } from '#core/money/direct-debit/debit-form.ts'
import { answered, api } from '../../client/client.ts'
import { newId } from '../../shared/new-id.ts'
import { type Debit, debitQuery, orderQuery } from '../credits/queries.ts'
import { debitMachine, type ReceivedDebit } from './debit.machine.ts'

const received = (debit: Debit): ReceivedDebit => ({ ...debit, receivedAt: Date.now() })

/** Idempotency keys by request. */
function idsKept() {
  const known = new Map<string, string>()
  return {
    for(purpose: unknown): string {
      const key = JSON.stringify(purpose)
      const id = known.get(key) ?? newId()
      known.set(key, id)
      return id
    },
    /** The next request gets a new one. */
    done: (purpose: unknown) => known.delete(JSON.stringify(purpose)),
  }
}

function actorsOver(queries: QueryClient) {
  const ids = idsKept()
  return {
    askDebit: fromPromise<ReceivedDebit, { readonly order: string; readonly form: DebitForm }>(
      async ({ input }) => {
        const { order, form } = input
        const asked = await answered(
          api['direct-debits'].post({
            id: ids.for(input),
            order_id: order,
            account_holder: form.accountHolder,
            iban: form.iban,
            street: form.street,
            house_number: form.houseNumber,
            zip: form.zip,
            city: form.city,
            phone: form.phone,
          }),
        )
        ids.done(input)
        // Cached, so that the page with the id in its URL need not fetch it.
        queries.setQueryData(debitQuery(asked.id).queryKey, asked)
        return received(asked)
      },
    ),
    sendAgain: fromPromise<ReceivedDebit, { readonly debit: string }>(async ({ input }) => {
      const call = api['direct-debits']({ id: input.debit }).codes
      const asked = await answered(call.post({ id: ids.for(input) }))
      ids.done(input)
      return received(asked)
    }),
    confirm: fromPromise<unknown, { readonly debit: string; readonly otp: string }>(
      async ({ input: { debit, otp } }) => {
        const order = await answered(api['direct-debits']({ id: debit }).confirmation.post({ otp }))
        queries.setQueryData(orderQuery(order.id).queryKey, order)
      },
    ),
  }
}

/** The direct debit machine for a screen. */
export function useDebit(order: string, debit: ReceivedDebit | null) {
  const queries = useQueryClient()
  const navigate = useNavigate()
  const machine = useMemo(
    () =>
      debitMachine.provide({
        actors: actorsOver(queries),
        actions: {
          note: (_, { debit: asked }) =>
            void navigate({
              to: '/directdebit',
              search: { order, ...(asked && { debit: asked }) },
              replace: true,
              resetScroll: false,
            }),
          leave: (_, { order: id }) =>
            void navigate({ to: '/transactions/{-$id}', params: { id }, replace: true }),
        },
      }),
    [queries, navigate, order],
  )
  return useMachine(machine, { input: { order, debit } })
}
