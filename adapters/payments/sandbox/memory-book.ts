import type { Book, Delivery, SandboxPayment } from './book.ts'

/** A book put down as JSON. */
export type BookSnapshot = {
  readonly payments: readonly SandboxPayment[]
  readonly waiting: readonly Delivery[]
  readonly givenBack?: readonly GivenBack[]
}

type GivenBack = { readonly key: string; readonly reference: string; readonly amount: number }

/** The sandbox's book in memory, for tests and the mocked world; it can be put down and taken up again. */
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

    async giveBack(key, reference, amount) {
      if (givenBack.has(key)) return true
      const payment = payments.get(reference)
      const before = [...givenBack.values()].filter((one) => one.reference === reference)
      const given = before.reduce((sum, one) => sum + one.amount, amount)
      if (payment?.state !== 'paid' || given > payment.amount.amount) return false
      givenBack.set(key, { key, reference, amount })
      if (given === payment.amount.amount) {
        payments.set(reference, { ...payment, state: 'refunded' })
      }
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
