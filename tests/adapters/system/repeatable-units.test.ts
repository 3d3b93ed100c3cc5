import { describe, expect, test } from 'bun:test'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
import type { DomainEvent } from '#core/events.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { settlePayment } from '#core/money/settle-payment.ts'
import type { Stores } from '#core/ports.ts'
import { err, ok } from '#core/shared/result.ts'
import type { Instant } from '#core/shared/time.ts'
import { mailedLink } from '#tests/core/accounts/links/links.ts'
import { openShop } from '#tests/core/money/checkout/till.ts'

/** A shop whose units of work are rolled back and retried a second later; records what each run appended. */
async function openRetryingShop() {
  const shop = await openShop()
  const runs: { readonly event: DomainEvent; readonly at: Instant }[][] = []
  const entries: unknown[][] = []
  const recording = (stores: Stores): Stores => {
    const [events, booked]: [(typeof runs)[number], unknown[]] = [[], []]
    runs.push(events)
    entries.push(booked)
    return {
      ...stores,
      events: {
        ...stores.events,
        append: (event, at) => {
          events.push({ event, at })
          return stores.events.append(event, at)
        },
      },
      ledger: {
        ...stores.ledger,
        record: (made) => {
          booked.push(...made)
          return stores.ledger.record(made)
        },
      },
    }
  }
  const atomically: typeof shop.atomically = async (work) => {
    await shop.atomically(async (stores) => {
      await work(recording(stores))
      return err('run again')
    })
    shop.pass(1000)
    return shop.atomically((stores) => work(recording(stores)))
  }
  const { now, newId } = shop
  return { ...shop, ...repeatableUnits({ atomically, now, newId }), runs, entries }
}

describe('a retried unit of work', () => {
  test('has the same time and ids, and the next unit its own', async () => {
    const { atomically, now, newId } = await openRetryingShop()
    const seen: (readonly [Instant, string, string])[] = []
    const unit = () =>
      atomically(async () => {
        seen.push([now(), newId(), newId()])
        return ok(null)
      })
    const before = now()
    await unit()
    await unit()
    const [first, retried, second] = seen
    expect(first?.[0]).toBe(before)
    expect(retried).toEqual(first)
    expect(first?.[1]).not.toBe(first?.[2])
    expect(second?.[0]).toBe(before + 1000)
    expect(seen.flat()).not.toContain(newId())
    expect(now()).toBe(before + 2000)
  })

  test('starts other work with the real time', async () => {
    const { atomically, now } = await openRetryingShop()
    const gate = Promise.withResolvers<void>()
    const left: Promise<Instant>[] = []
    await atomically(async () => {
      left.push(gate.promise.then(now))
      return ok(null)
    })
    gate.resolve()
    expect(await left[0]).toBe(now())
  })

  test('appends the same events and ledger entries', async () => {
    const shop = await openRetryingShop()
    await placeOrder(shop, shop.order())
    shop.provider.decide({ id: 'pay-1' }, 'paid')
    await settlePayment(shop, { provider: 'sandbox', reference: 'ref-pay-1' })
    await shop.member('noor', { account: { status: 'not_confirmed', confirmedAt: null } })
    await confirmEmail(shop, await mailedLink(shop, 'noor', 'activate'))

    const pairs = Array.from({ length: shop.runs.length / 2 }, (_, at) => at * 2)
    for (const at of pairs) {
      expect(shop.runs[at + 1]).toEqual(shop.runs[at] ?? [])
      expect(shop.entries[at + 1]).toEqual(shop.entries[at] ?? [])
    }
    expect(shop.entries.flat().length).toBeGreaterThanOrEqual(4)
    expect(shop.runs.flat().length).toBeGreaterThanOrEqual(4)
  })
})
