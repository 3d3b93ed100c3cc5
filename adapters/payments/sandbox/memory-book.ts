import type { Book, Delivery, SandboxPayment, SandboxRefund } from './book.ts'

/** A book serialised as JSON. */
export type BookSnapshot = {
  readonly payments: readonly SandboxPayment[]
  readonly waiting: readonly Delivery[]
  readonly givenBack?: readonly RefundMoney[]
}

type RefundMoney = SandboxRefund & { readonly reference: string }

/** The sandbox's book in memory, for tests and the mocks; serialisable. */
export function memoryBook(
  from: BookSnapshot = { payments: [], waiting: [] },
): Book & { snapshot(): BookSnapshot } {
  const payments = new Map(from.payments.map((payment) => [payment.reference, payment]))
  const waiting = new Map(from.waiting.map((delivery) => [delivery.id, delivery]))

  const givenBack = new Map((from.givenBack ?? []).map((one) => [one.key, one]))

  const open = (reference: string): SandboxPayment | null => {
    const payment = payments.get(reference)
    return payment?.state === 'open' ? payment : null
  }

  const refundsOf = (reference: string) =>
    givenBack.values().filter((one) => one.reference === reference)

  const givenBackOf = (reference: string): number =>
    refundsOf(reference).reduce((sum, { amount, failed }) => sum + (failed ? 0 : amount), 0)

  return {
    snapshot: () => ({
      payments: [...payments.values()],
      waiting: [...waiting.values()],
      givenBack: [...givenBack.values()],
    }),

    async add(payment) {
      const earlier = payments.values().find(({ key }) => key === payment.key)
      if (!earlier) payments.set(payment.reference, payment)
      return earlier ?? payment
    },

    async byReference(reference) {
      return payments.get(reference) ?? null
    },

    async byKey(key) {
      return payments.values().find((payment) => payment.key === key) ?? null
    },

    async since(moment) {
      return [...payments.values()].filter(({ takenAt }) => takenAt >= moment).toReversed()
    },

    async refunds(reference) {
      return refundsOf(reference)
        .map(({ key, amount, failed }) => ({ key, amount, failed }))
        .toArray()
    },

    async expect(reference, dueAt) {
      const payment = open(reference)
      if (!payment || payment.dueAt !== null) return false
      payments.set(reference, { ...payment, dueAt })
      return true
    },

    async settle(reference, state, delivery) {
      const payment = open(reference)
      if (!payment) return false
      payments.set(reference, { ...payment, state })
      if (delivery) waiting.set(delivery.id, delivery)
      return true
    },

    async move(reference, from, to, delivery) {
      const payment = payments.get(reference)
      if (payment?.state !== from) return false
      payments.set(reference, { ...payment, state: to })
      waiting.set(delivery.id, delivery)
      return true
    },

    async giveBack(key, reference, amount) {
      if (givenBack.has(key)) return true
      const payment = payments.get(reference)
      const given = givenBackOf(reference) + amount
      if (payment?.state !== 'paid' || given > payment.amount.amount) return false
      givenBack.set(key, { key, reference, amount, failed: false })
      if (given === payment.amount.amount) {
        payments.set(reference, { ...payment, state: 'refunded' })
      }
      return true
    },

    async failRefunds(reference, delivery) {
      const payment = payments.get(reference)
      if (!payment || givenBackOf(reference) === 0) return false
      for (const one of refundsOf(reference).toArray()) {
        givenBack.set(one.key, { ...one, failed: true })
      }
      if (payment.state === 'refunded') payments.set(reference, { ...payment, state: 'paid' })
      waiting.set(delivery.id, delivery)
      return true
    },

    async arrived(now) {
      return payments
        .values()
        .filter(({ state, dueAt }) => state === 'open' && dueAt !== null && dueAt <= now)
        .toArray()
    },

    async deliveries(now) {
      return [...waiting.values()]
        .filter(({ dueAt }) => dueAt <= now)
        .toSorted((a, b) => a.dueAt - b.dueAt)
    },

    async putOff(delivery) {
      waiting.set(delivery.id, delivery)
    },

    async delivered(id) {
      waiting.delete(id)
    },

    async nextAt() {
      const moments = [
        ...[...waiting.values()].map(({ dueAt }) => dueAt),
        ...[...payments.values()].flatMap(({ state, dueAt }) =>
          state === 'open' && dueAt !== null ? [dueAt] : [],
        ),
      ]
      return moments.length === 0 ? null : Math.min(...moments)
    },
  }
}
