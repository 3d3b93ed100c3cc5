import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { SECOND } from '#core/shared/time.ts'
import { userQuery } from '../../accounts/account/queries.ts'
import { answered, api, idOf } from '../../client/client.ts'
import { settingsQuery } from '../../site/queries.ts'
import { mayHaveDiscount } from './may-have-discount.ts'

/** Bundles and payment methods for the viewer's country. */
export const bundlesQuery = queryOptions({
  queryKey: ['bundles'],
  queryFn: () => answered(api.bundles.get()),
  staleTime: 60 * SECOND,
})

/** Bundles and payment methods for sale. */
export type Offered = Awaited<ReturnType<NonNullable<typeof bundlesQuery.queryFn>>>
export type Bundle = Offered['bundles'][number]

/** The active discount; a failed call counts as none (spec §8), and nobody asks for one that is over. */
export const discountQuery = queryOptions({
  queryKey: ['discount'],
  queryFn: async ({ client }) => {
    const [user, settings] = await Promise.all([
      client.fetchQuery(userQuery),
      client.ensureQueryData(settingsQuery),
    ])
    if (!mayHaveDiscount(user, settings)) return null
    return answered(api['discountcode.php'].get({ query: {} })).catch(() => null)
  },
  staleTime: 60 * SECOND,
})

export type Discount = NonNullable<Awaited<ReturnType<NonNullable<typeof discountQuery.queryFn>>>>

/** The member's personal code, while it can be used; a failed call counts as none. */
export const heldCodeQuery = queryOptions({
  // Longer than the key of a typed code, which may be any word.
  queryKey: ['discount', 'given', 'stay'],
  queryFn: () =>
    answered(api.account['stay-discount'].get()).then(
      ({ discount }) => discount,
      () => null,
    ),
  staleTime: 60 * SECOND,
})

/** Value of a typed code. */
export const codeQuery = (code: string) =>
  queryOptions({
    queryKey: ['discount', code],
    queryFn: () => answered(api['discountcode.php'].get({ query: { code } })),
    staleTime: 60 * SECOND,
  })

/** Quote of a bundle for this member. */
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

/** An order's state; while pending, the server polls its provider. */
export const orderQuery = (id: string) =>
  queryOptions({
    queryKey: ['order', id],
    queryFn: async () => answered(api.orders({ id: idOf(id) }).refresh.post()),
  })

/** The same without polling the provider: page loads have no side effects, the mounted page polls. */
export const viewedOrderQuery = (id: string) => ({
  ...orderQuery(id),
  queryFn: async () => answered(api.orders({ id: idOf(id) }).get()),
})

export type Order = Awaited<ReturnType<NonNullable<ReturnType<typeof orderQuery>['queryFn']>>>

/** State of a direct debit. */
export const debitQuery = (id: string) =>
  queryOptions({
    queryKey: ['direct-debit', id],
    queryFn: async () => answered(api['direct-debits']({ id: idOf(id) }).get()),
  })

export type Debit = Awaited<ReturnType<NonNullable<ReturnType<typeof debitQuery>['queryFn']>>>

/** The member's ledger, page by page. */
export const ledgerQuery = infiniteQueryOptions({
  queryKey: ['ledger'],
  queryFn: ({ pageParam }) =>
    answered(api.ledger.get({ query: pageParam === null ? {} : { after: pageParam } })),
  // The first page has no cursor; others continue after the last entry.
  initialPageParam: null as string | null,
  getNextPageParam: ({ next }) => next,
})

type LedgerPage = Awaited<ReturnType<NonNullable<typeof ledgerQuery.queryFn>>>
export type Entry = LedgerPage['entries'][number]

/** This month's spending; under the ledger's key, so both are invalidated together. */
export const monthQuery = queryOptions({
  queryKey: ['ledger', 'month'],
  queryFn: () => answered(api.ledger.month.get()),
})

/** The last purchase, with its payment method; `null` if none. */
export const lastOrderQuery = queryOptions({
  queryKey: ['order', 'last'],
  queryFn: async () => {
    const { orders } = await answered(api.orders.get())
    const last = orders.find(({ state }) => state === 'completed')
    return last ? answered(api.orders({ id: last.id }).get()) : null
  },
})
