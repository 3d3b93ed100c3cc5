import { type Book, bookOver, type Delivery, type RefundRow, type SandboxPayment } from './book.ts'

/** A book serialised as JSON. */
export type BookSnapshot = {
  readonly payments: readonly SandboxPayment[]
  readonly waiting: readonly Delivery[]
  readonly givenBack?: readonly RefundRow[]
}

/** The sandbox's book in memory, for tests and the mocks; serialisable. */
export function memoryBook(
  from: BookSnapshot = { payments: [], waiting: [] },
): Book & { snapshot(): BookSnapshot } {
  const payments = new Map(from.payments.map((payment) => [payment.reference, payment]))
  const waiting = new Map(from.waiting.map((delivery) => [delivery.id, delivery]))
  const givenBack = new Map((from.givenBack ?? []).map((one) => [one.key, one]))

  const book = bookOver({
    byReference: (reference) => payments.get(reference) ?? null,
    byKey: (key) => payments.values().find((payment) => payment.key === key) ?? null,
    since: (moment) => [...payments.values()].filter((one) => one.takenAt >= moment).toReversed(),
    pending: () =>
      [...payments.values()]
        .filter(({ state, dueAt }) => state === 'open' && dueAt !== null)
        .toSorted((a, b) => (a.dueAt ?? 0) - (b.dueAt ?? 0)),
    put: (payment) => payments.set(payment.reference, payment),
    hasRefund: (key) => givenBack.has(key),
    refunds: (reference) => [...givenBack.values()].filter((one) => one.reference === reference),
    putRefund: (refund) => givenBack.set(refund.key, refund),
    deliveries: () => [...waiting.values()],
    putDelivery: (delivery) => waiting.set(delivery.id, delivery),
    dropDelivery: (id) => waiting.delete(id),
    atOnce: (work) => work(),
  })
  return {
    ...book,
    snapshot: () => ({
      payments: [...payments.values()],
      waiting: [...waiting.values()],
      givenBack: [...givenBack.values()],
    }),
  }
}
