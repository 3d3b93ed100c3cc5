import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { ORDER_STATES } from '#core/money/order.ts'
import { answered, api, idOf } from '../../client/client.ts'
import { monthBounds, type OrderSearch } from './order-search.ts'

const codesPage = (before: string | null) =>
  answered(api.desk['discount-codes'].get({ query: { ...(before !== null && { before }) } }))

/** Discount codes that operators made, newest first. */
export const codesQuery = infiniteQueryOptions({
  queryKey: ['desk', 'codes'],
  queryFn: ({ pageParam }) => codesPage(pageParam),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

type CodesPage = Awaited<ReturnType<typeof codesPage>>
export type ListedCode = CodesPage['codes'][number]
export type CodeChoices = CodesPage['choices']

function ordersPage({ list, state, month, ...only }: OrderSearch, after: string | null) {
  const known = list === 'failed' ? list : ORDER_STATES.find((one) => one === state)
  return answered(
    api.desk.orders.get({
      query: {
        ...only,
        ...(known && { state: known }),
        ...(list !== undefined && list !== 'failed' && { queue: list }),
        ...(month !== undefined && monthBounds(month)),
        ...(after !== null && { after }),
      },
    }),
  )
}

/** Orders of all members, newest first, or those of a queue. */
export const ordersQuery = (search: OrderSearch) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'orders', search],
    queryFn: ({ pageParam }) => ordersPage(search, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })

type OrdersPage = Awaited<ReturnType<typeof ordersPage>>
export type ListedOrder = OrdersPage['orders'][number]
export type OrderChoices = OrdersPage['choices']

const askOrder = (id: string) => answered(api.desk.orders({ id: idOf(id) }).get())

/** All of an order. */
export const orderQuery = (id: string) =>
  queryOptions({ queryKey: ['desk', 'order', id], queryFn: () => askOrder(id) })

export type DeskOrder = Awaited<ReturnType<typeof askOrder>>

const ledgerPage = (id: string, after: string | null) =>
  answered(
    api.desk.members({ id: idOf(id) }).ledger.get({ query: { ...(after !== null && { after }) } }),
  )

/** A member's credits, entry by entry, newest first. */
export const memberLedgerQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['desk', 'ledger', id],
    queryFn: ({ pageParam }) => ledgerPage(id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  })

/** Credits that wait for a second operator. */
export const creditRequestsQuery = queryOptions({
  queryKey: ['desk', 'credit-requests'],
  queryFn: async () => (await answered(api.desk['credit-requests'].get())).requests,
})

export type CreditRequest = Awaited<
  ReturnType<NonNullable<typeof creditRequestsQuery.queryFn>>
>[number]
