import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { SECOND } from '#core/shared/time.ts'
import { answered, api, errorOf, idOf } from '../client/client.ts'

/** The bundles and ways to pay where the asker is. */
export const bundlesQuery = queryOptions({
  queryKey: ['bundles'],
  queryFn: () => answered(api.bundles.get()),
  staleTime: 60 * SECOND,
})

/** What is for sale, and how it can be paid. */
export type Offered = Awaited<ReturnType<NonNullable<typeof bundlesQuery.queryFn>>>
export type Bundle = Offered['bundles'][number]

/** The discount a member holds without typing anything; one that cannot be learnt is none (spec §8). */
export const discountQuery = queryOptions({
  queryKey: ['discount'],
  queryFn: () => answered(api['discountcode.php'].get({ query: {} })).catch(() => null),
  staleTime: 60 * SECOND,
})

export type Discount = NonNullable<Awaited<ReturnType<NonNullable<typeof discountQuery.queryFn>>>>

/** What a typed code is worth. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['discount', code],
    queryFn: () => answered(api['discountcode.php'].get({ query: { code } })),
    staleTime: 60 * SECOND,
  })

/** What a bundle costs this member now, line by line. */
export const quoteQuery = (bundle: string, code: string | null) =>
  queryOptions({
    queryKey: ['quote', bundle, code],
    queryFn: () =>
      answered(api.quotes.get({ query: { bundle_id: bundle, ...(code !== null && { code }) } })),
  })

export type Quote = Awaited<ReturnType<NonNullable<ReturnType<typeof quoteQuery>['queryFn']>>>

/** The member's orders, newest first. */
export const ordersQuery = queryOptions({
  queryKey: ['orders'],
  queryFn: async () => (await answered(api.orders.get())).orders,
})

/** What became of an order; while it is pending its provider is asked. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async () => answered(api.orders({ id: idOf(id) }).refresh.post()),
  })

/** The same without asking the provider: looking at a page changes nothing, and one that shows it asks on. */
export const viewedOrderQuery = (id: string) => ({
  ...orderQuery(id),
  queryFn: async () => answered(api.orders({ id: idOf(id) }).get()),
})

export type Order = Awaited<ReturnType<NonNullable<ReturnType<typeof orderQuery>['queryFn']>>>

/** How far a direct debit is. */
export const debitQuery = (id: string) =>
  queryOptions({
    queryKey: ['direct-debit', id],
    queryFn: async () => answered(api['direct-debits']({ id: idOf(id) }).get()),
  })

export type Debit = Awaited<ReturnType<NonNullable<ReturnType<typeof debitQuery>['queryFn']>>>

/** The member's own book, page after page. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam }) =>
    answered(api.ledger.get({ query: pageParam === null ? {} : { after: pageParam } })),
  // The first page has nothing before it; the others begin where the last one ended.
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

type LedgerPage = Awaited<ReturnType<NonNullable<typeof ledgerQuery.queryFn>>>
export type Entry = LedgerPage['entries'][number]

/** What the member spent this month; beside the ledger, so that it goes out of date with it. */
export const monthQuery = queryOptions({
  queryKey: ['ledger', 'month'],
  queryFn: () => answered(api.ledger.month.get()),
})

/** The last thing a member bought, with how it was paid; `null` when there is none. */
export const lastOrderQuery = queryOptions({
  queryKey: ['order', 'last'],
  queryFn: async () => {
    const { orders } = await answered(api.orders.get())
    const last = orders.find(({ state }) => state === 'completed')
    return last ? answered(api.orders({ id: last.id }).get()) : null
  },
})

/** Whether there is no such order, rather than no answer. */
export const isMissing = (error: unknown): boolean => {
  const { code } = errorOf(error)
  // An id that is none belongs to no order either.
  return code === 'order.not-found' || code === 'request.invalid'
}
